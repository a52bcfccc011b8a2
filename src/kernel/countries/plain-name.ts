import { withoutAccents } from '#src/kernel/text/without-accents.ts';

/**
 * A name as it is sorted and searched: in small letters, without accents, without blanks around it. Sorted so, the
 * names of the countries stand as in a dictionary; the browser's own collation, slow to start, is not needed for it.
 */
export const plainName = (name: string): string => withoutAccents(name.trim());

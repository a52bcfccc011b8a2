import { removeAccents } from '#src/kernel/text/without-accents.ts';

/**
 * Normalises a name for sorting and searching: lower case, no accents, trimmed. It sorts countries as a dictionary
 * does, without the browser's collation, which is slow to start.
 */
export const toPlainName = (name: string): string => removeAccents(name.trim());

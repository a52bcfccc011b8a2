import { isInvisible } from './invisible.ts';

/** Is there nothing in a text that a reader can see? Then it counts as empty (decisions, "Text, addresses and phone numbers"). */
export const showsNothing = (text: string): boolean => Array.from(text).every(isInvisible);

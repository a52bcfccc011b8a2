import { isInvisible } from './invisible.ts';

/**
 * Whether a text has no visible character, so that it counts as empty (decisions, "Text, addresses and phone numbers").
 */
export const showsNothing = (text: string): boolean => Array.from(text).every(isInvisible);

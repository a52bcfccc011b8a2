import { textToSend } from './text-to-send.ts';

/** Line breaks and other controls would break a sentence or appear as boxes. */
const CONTROLS = /\p{Cc}+/gu;

/**
 * Converts a name or an address for use in a sentence: trimmed of invisible characters, on one line. Put it into a
 * `<bdi>`, so that its direction does not reorder the words around it.
 * @param text a typed text, or a text from the platform
 */
export const textToShow = (text: string): string => textToSend(text.replace(CONTROLS, ' '));

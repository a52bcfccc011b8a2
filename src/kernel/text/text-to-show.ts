import { textToSend } from './text-to-send.ts';

/** Line breaks and other controls would break a sentence or show as boxes. */
const CONTROLS = /\p{Cc}+/gu;

/**
 * A name or an address as it is shown among other words: as it was typed, without what nobody can see at its edges,
 * on one line. Put it into a `<bdi>`, so that its direction does not turn the words around it.
 * @param text what was typed, or what the platform answered
 */
export const textToShow = (text: string): string => textToSend(text.replace(CONTROLS, ' '));

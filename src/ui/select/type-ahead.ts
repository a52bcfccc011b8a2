import { select } from '#src/config/limits.ts';
import { removeAccents } from '#src/kernel/text/without-accents.ts';

/**
 * Finds the option for typed letters. The same letter again finds the next one.
 * @param labels the labels of the options, in their order
 * @param typed the letters so far
 * @param active the index of the active option, or -1; a first letter starts after it, more letters may keep it
 * @returns the index, or -1
 */
export function findByLetters(labels: readonly string[], typed: string, active: number): number {
  const isOneLetter = new Set(typed.toLowerCase()).size === 1;
  const wanted = removeAccents(isOneLetter ? typed.slice(0, 1) : typed);
  const start = isOneLetter ? active + 1 : Math.max(active, 0);
  const fits = (label: string) => removeAccents(label.trimStart()).startsWith(wanted);
  const later = labels.findIndex((label, index) => index >= start && fits(label));
  return later === -1 ? labels.findIndex(fits) : later;
}

/**
 * Creates a buffer for the letters typed in a list. It is cleared 1 s after the last letter (specification, section 9).
 * @param now the clock, for tests
 */
export function createLetterBuffer(now: () => number = () => Date.now()) {
  let typed = '';
  let lastAt = Number.NEGATIVE_INFINITY;
  const isFresh = () => now() - lastAt < select.TYPE_AHEAD_RESET_MS;
  return {
    /** Adds a letter, and returns all letters that count. */
    add(letter: string): string {
      typed = isFresh() ? typed + letter : letter;
      lastAt = now();
      return typed;
    },
    /** Whether a space belongs to the name that is being typed. */
    isTyping: () => typed !== '' && isFresh(),
  };
}

import { select } from '#src/config/limits.ts';
import { withoutAccents } from '#src/kernel/text/without-accents.ts';

/**
 * Finds the option that typed letters lead to; the same letter again leads on to the next one.
 * @param labels what the options are called, in their order
 * @param typed the letters so far
 * @param active the index of the active option, or -1: a first letter moves on from it, more letters may stay
 * @returns the index found, or -1
 */
export function findByLetters(labels: readonly string[], typed: string, active: number): number {
  const isOneLetter = new Set(typed.toLowerCase()).size === 1;
  const wanted = withoutAccents(isOneLetter ? typed.slice(0, 1) : typed);
  const start = isOneLetter ? active + 1 : Math.max(active, 0);
  const fits = (label: string) => withoutAccents(label.trimStart()).startsWith(wanted);
  const later = labels.findIndex((label, index) => index >= start && fits(label));
  return later === -1 ? labels.findIndex(fits) : later;
}

/** Collects the letters typed at a list; they are forgotten 1 s after the last (specification, section 9). */
export function createLetterBuffer(now: () => number = () => Date.now()) {
  let typed = '';
  let lastAt = Number.NEGATIVE_INFINITY;
  const isFresh = () => now() - lastAt < select.TYPE_AHEAD_RESET_MS;
  return {
    /** Takes one more letter, and answers all that count. */
    add(letter: string): string {
      typed = isFresh() ? typed + letter : letter;
      lastAt = now();
      return typed;
    },
    /** Whether a space would be part of a name that is being typed. */
    isTyping: () => typed !== '' && isFresh(),
  };
}

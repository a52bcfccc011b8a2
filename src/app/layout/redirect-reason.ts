let reason: string | null = null;

/** Leaves word, before a redirect, of why the visitor is sent elsewhere. */
export function giveReason(text: string): void {
  reason = text;
}

/** @returns the word that was left, once */
export function takeReason(): string | null {
  const text = reason;
  reason = null;
  return text;
}

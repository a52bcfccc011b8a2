import { phone as limits } from '#src/config/limits.ts';
import type { TextWithCaret } from './caret.ts';
import type { PhoneEdit } from './edit-phone.ts';
import { toDigits, keepCharacters, normalisePhone, toPlainCharacters } from './phone-characters.ts';

/** The sign of an extension. Its digits follow. `x` and `#` are also the last characters of their words. */
const EXTENSION_SIGN = /^\s*[xpw#]$/i;

/** The normalised text after a change, and the extension that was split off. */
export type TypedText = TextWithCaret &
  Pick<ReturnType<typeof normalisePhone>, 'extension'> & { readonly openExtension: string | null };

/**
 * Reads the text after the browser's change. After `ext. 12` or `x12`, typed key by key, more digits belong to the
 * extension until another part of the text changes.
 */
export function readTyped({
  before,
  after,
  kind,
}: Pick<PhoneEdit, 'before' | 'after' | 'kind'>): TypedText {
  const added = kind === 'typing' ? getTextAddedAtEnd(before.text, after) : null;
  const isNumber = /\d/.test(before.text);
  const opened = before.openExtension ?? (isNumber && EXTENSION_SIGN.test(added ?? '') ? '' : null);
  if (added !== null && opened !== null) {
    const digits = opened + toDigits(added);
    const openExtension = digits.slice(0, limits.EXTENSION_MAX_DIGITS);
    const { text } = before;
    return { text, caret: text.length, extension: openExtension || null, openExtension };
  }
  const { text, extension } = normalisePhone(after.text);
  const left = keepCharacters(after.text.slice(0, after.caret));
  const isSame = text === before.text;
  return {
    text,
    caret: Math.min(left.length, text.length),
    extension: extension ?? (isSame ? before.extension : null),
    openExtension: isSame ? before.openExtension : null,
  };
}

/**
 * Gets the text that was added at the end.
 * @returns null when the change was elsewhere
 */
function getTextAddedAtEnd(before: string, { text, caret }: TextWithCaret): string | null {
  const isAtEnd = caret === text.length && text.length > before.length && text.startsWith(before);
  return isAtEnd ? toPlainCharacters(text.slice(before.length)) : null;
}

import { phone as limits } from '#src/config/limits.ts';
import type { TextWithCaret } from './caret.ts';
import type { PhoneEdit } from './edit-phone.ts';
import { toDigits, keptCharacters, normalisePhone, plainCharacters } from './phone-characters.ts';

/** The sign of an extension, just typed: the digits of it follow. `x` and `#` also end their words. */
const EXTENSION_SIGN = /^\s*[xpw#]$/i;

/** What is kept of a text after a change, and the extension that was split off. */
export type TypedText = TextWithCaret &
  Pick<ReturnType<typeof normalisePhone>, 'extension'> & { readonly openExtension: string | null };

/**
 * Reads what the browser made of the text. Somebody who types `ext. 12` or `x12` behind a number, key by key, types no
 * more digits of the number: they are the extension's, until anything else is changed.
 */
export function readTyped({
  before,
  after,
  kind,
}: Pick<PhoneEdit, 'before' | 'after' | 'kind'>): TypedText {
  const added = kind === 'typing' ? addedAtEnd(before.text, after) : null;
  const isNumber = /\d/.test(before.text);
  const opened = before.openExtension ?? (isNumber && EXTENSION_SIGN.test(added ?? '') ? '' : null);
  if (added !== null && opened !== null) {
    const digits = opened + toDigits(added);
    const openExtension = digits.slice(0, limits.EXTENSION_MAX_DIGITS);
    const { text } = before;
    return { text, caret: text.length, extension: openExtension || null, openExtension };
  }
  const { text, extension } = normalisePhone(after.text);
  const left = keptCharacters(after.text.slice(0, after.caret));
  const isSame = text === before.text;
  return {
    text,
    caret: Math.min(left.length, text.length),
    extension: extension ?? (isSame ? before.extension : null),
    openExtension: isSame ? before.openExtension : null,
  };
}

/** What was typed behind the last character; null when the change was elsewhere. */
function addedAtEnd(before: string, { text, caret }: TextWithCaret): string | null {
  const isAtEnd = caret === text.length && text.length > before.length && text.startsWith(before);
  return isAtEnd ? plainCharacters(text.slice(before.length)) : null;
}

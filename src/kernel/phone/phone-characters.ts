import { phone as limits } from '#src/config/limits.ts';

/** ITU-T E.164, section 6.2.1. */
export const CALLING_CODE_MAX_DIGITS = 3;

const ARABIC_INDIC_ZERO = 0x0660;
const EXTENDED_ARABIC_INDIC_ZERO = 0x06f0;

/** Spoils copies out of contact lists and right-to-left pages without being visible: marks, joiners, soft hyphens. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const DASHES = /[\p{Pd}\u2212]/gu;
const HEAVY_PLUS = /\u2795/g;
const DIGIT = /\p{Nd}/gu;
const NOT_KEPT = /[^\d ()+-]/g;

const EXTENSION = new RegExp(
  String.raw`^(.*\d.*?)[\s,]*(?:;ext=|ext(?:ensio)?n?\b|x|#)[.:\s]*(\d{1,${limits.EXTENSION_MAX_DIGITS}})\s*$`,
  'is',
);

/** Digits that a phone dials after a pause: `p` and `w` of its keypad, or commas where `#` ends them. */
const PAUSE = new RegExp(
  String.raw`^(.*\d)\s*(?:[pw]|,+(?=\s*\d+#))\s*(\d{1,${limits.EXTENSION_MAX_DIGITS}})#?\s*$`,
  'is',
);

/** RFC 3966: a number, its parameters behind semicolons, of which the context stands for what is left out in front. */
const TEL_URI = /^\s*tel:([^;?]*)((?:;[^?]*)?)/i;
const CONTEXT = /;phone-context=(\+[\d().-]+)/i;
const URI_EXTENSION = /;ext=[\d().-]+/i;

/** What a phone field keeps of what was typed, and the extension that was written behind it. */
export type NormalisedPhone = { readonly text: string; readonly extension: string | null };

/**
 * Writes Arabic-Indic and extended Arabic-Indic digits as ASCII digits; everything else stays.
 * @param text any text
 */
export const asciiDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = code < EXTENDED_ARABIC_INDIC_ZERO ? ARABIC_INDIC_ZERO : EXTENDED_ARABIC_INDIC_ZERO;
    return String(code - zero);
  });

/**
 * The value of a decimal digit of any script: Unicode keeps the ten digits of a script together and in order, and some
 * scripts side by side.
 */
function decimalValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/**
 * Writes a number with the plain characters that the parser knows: Unicode NFKC, ASCII digits for those of every
 * script, ASCII dashes and plus signs, no invisible marks (decisions, "Flow"). Letters stay, so that the parser can
 * refuse them.
 * @param raw what was typed or stored
 */
export const plainCharacters = (raw: string): string =>
  raw
    .normalize('NFKC')
    .replace(/\P{ASCII}+/gu, (text) => text.replace(DIGIT, decimalValue))
    .replace(INVISIBLE, '')
    .replace(DASHES, '-')
    .replace(HEAVY_PLUS, '+');

/** The number and the extension of a `tel:` URI, without its other parameters; any other text as it is. */
function withoutUri(text: string): string {
  const [uri, number = '', parameters = ''] = TEL_URI.exec(decodePercent(text)) ?? [];
  if (uri === undefined) return text;
  const context = number.trim().startsWith('+') ? null : CONTEXT.exec(parameters);
  const extension = URI_EXTENSION.exec(parameters)?.[0] ?? '';
  return `${context?.[1] ?? ''}${number}${extension.replace(/[().-]/g, '')}`;
}

function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Of plain characters, those that a phone field keeps (section 5). */
export const keptCharacters = (raw: string): string => plainCharacters(raw).replace(NOT_KEPT, '');

/**
 * Prepares what was typed in a phone field: plain characters, the extension split off, then only digits, spaces,
 * parentheses, plus and minus kept (section 5). Of an input longer than the limit only so much is read that it is
 * still seen to be too long.
 * @param raw what was typed, pasted or filled in
 */
export function normalisePhone(raw: string): NormalisedPhone {
  const plain = withoutUri(plainCharacters(raw.slice(0, limits.INPUT_MAX_LENGTH + 1)));
  const [, number = plain, extension = null] = EXTENSION.exec(plain) ?? PAUSE.exec(plain) ?? [];
  return { text: number.replace(NOT_KEPT, ''), extension };
}

/** Only the digits and plus signs of a text: what makes two ways of writing a number the same number. */
export const toDigitsAndPlus = (text: string): string => text.replace(/[^\d+]/g, '');

/** Only the digits of a text. */
export const toDigits = (text: string): string => text.replace(/\D/g, '');

/** Is the number written with its calling code: one plus sign, in front of every digit? */
export const isInternational = (text: string): boolean => /^[^\d+]*\+[^+]*$/.test(text);

/**
 * Has a text as many digits as a number can have (section 9)? It is all that can be said of a number before the
 * phone library is there.
 * @param text a text that `normalisePhone` has prepared
 */
export function hasNumberLength(text: string): boolean {
  const digits = toDigits(text).length;
  return (
    digits >= limits.NATIONAL_MIN_DIGITS &&
    digits <= limits.NATIONAL_MAX_DIGITS + CALLING_CODE_MAX_DIGITS
  );
}

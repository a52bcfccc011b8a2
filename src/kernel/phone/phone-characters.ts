import { phone as limits } from '#src/config/limits.ts';

/** ITU-T E.164, section 6.2.1. */
export const CALLING_CODE_MAX_DIGITS = 3;

const ARABIC_INDIC_ZERO = 0x0660;
const EXTENDED_ARABIC_INDIC_ZERO = 0x06f0;

/** Invisible characters in copies from contact lists and right-to-left pages: marks, joiners, soft hyphens. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const DASHES = /[\p{Pd}\u2212]/gu;
const HEAVY_PLUS = /\u2795/g;
const DIGIT = /\p{Nd}/gu;
const NOT_KEPT = /[^\d ()+-]/g;

const EXTENSION = new RegExp(
  String.raw`^(.*\d.*?)[\s,]*(?:;ext=|ext(?:ensio)?n?\b|x|#)[.:\s]*(\d{1,${limits.EXTENSION_MAX_DIGITS}})\s*$`,
  'is',
);

/** Digits after a pause: `p` and `w` of a phone's keypad, or commas where `#` ends them. */
const PAUSE = new RegExp(
  String.raw`^(.*\d)\s*(?:[pw]|,+(?=\s*\d+#))\s*(\d{1,${limits.EXTENSION_MAX_DIGITS}})#?\s*$`,
  'is',
);

/** RFC 3966: a number and its parameters after semicolons. The context is the part that is left out in front. */
const TEL_URI = /^\s*tel:([^;?]*)((?:;[^?]*)?)/i;
const CONTEXT = /;phone-context=(\+[\d().-]+)/i;
const URI_EXTENSION = /;ext=[\d().-]+/i;

/** The normalised text of a phone field, and the extension after it. */
export type NormalisedPhone = { readonly text: string; readonly extension: string | null };

/**
 * Converts Arabic-Indic and extended Arabic-Indic digits to ASCII digits.
 * @param text any text
 */
export const toAsciiDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = code < EXTENDED_ARABIC_INDIC_ZERO ? ARABIC_INDIC_ZERO : EXTENDED_ARABIC_INDIC_ZERO;
    return String(code - zero);
  });

/**
 * Gets the value of a decimal digit of any script. In Unicode the ten digits of a script are consecutive, and some
 * scripts follow each other directly.
 */
function toDecimalValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/**
 * Converts a number to the characters that the parser knows: Unicode NFKC, ASCII digits, dashes and plus signs, no
 * invisible characters (decisions, "Flow"). Letters stay, so that the parser can reject them.
 * @param raw the typed or stored text
 */
export const toPlainCharacters = (raw: string): string =>
  raw
    .normalize('NFKC')
    .replace(/\P{ASCII}+/gu, (text) => text.replace(DIGIT, toDecimalValue))
    .replace(INVISIBLE, '')
    .replace(DASHES, '-')
    .replace(HEAVY_PLUS, '+');

/** Gets the number and the extension of a `tel:` URI, without its other parameters. Any other text stays unchanged. */
function removeUri(text: string): string {
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

/** Keeps the characters that a phone field allows (section 5). */
export const keepCharacters = (raw: string): string => toPlainCharacters(raw).replace(NOT_KEPT, '');

/**
 * Normalises the text of a phone field: it converts the characters, splits off the extension, and keeps only digits,
 * spaces, parentheses, plus and minus (section 5). It cuts a long input just above the limit, so that it still counts
 * as too long.
 * @param raw the typed, pasted or filled text
 */
export function normalisePhone(raw: string): NormalisedPhone {
  const plain = removeUri(toPlainCharacters(raw.slice(0, limits.INPUT_MAX_LENGTH + 1)));
  const [, number = plain, extension = null] = EXTENSION.exec(plain) ?? PAUSE.exec(plain) ?? [];
  return { text: number.replace(NOT_KEPT, ''), extension };
}

/** Keeps only the digits and plus signs of a text. They are equal for two formats of the same number. */
export const toDigitsAndPlus = (text: string): string => text.replace(/[^\d+]/g, '');

/** Keeps only the digits of a text. */
export const toDigits = (text: string): string => text.replace(/\D/g, '');

/** Whether the number has its calling code: one plus sign before all digits. */
export const isInternational = (text: string): boolean => /^[^\d+]*\+[^+]*$/.test(text);

/**
 * Whether the number of digits is valid (section 9). Without the phone library nothing else can be validated.
 * @param text a text from `normalisePhone`
 */
export function hasNumberLength(text: string): boolean {
  const digits = toDigits(text).length;
  return (
    digits >= limits.NATIONAL_MIN_DIGITS &&
    digits <= limits.NATIONAL_MAX_DIGITS + CALLING_CODE_MAX_DIGITS
  );
}

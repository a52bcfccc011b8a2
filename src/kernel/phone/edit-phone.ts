import { EXCLUDED_COUNTRIES } from '#src/config/countries.ts';
import { caretAfterFormatting, deleteThroughSeparator, type TextWithCaret } from './caret.ts';
import { formatAsYouType } from './format-as-you-type.ts';
import { hasNumberLength, isInternational, toDigitsAndPlus } from './phone-characters.ts';
import { callingCodeIn, countryNamedBy } from './phone-country.ts';
import { findCallingCode, readPhone } from './read-phone.ts';
import { settleDialledNumber, settleWholeNumber } from './settle-number.ts';
import { readTyped } from './typed-text.ts';

/**
 * How a text came about: `whole` is a paste, a drop or the browser's autofill; `left` is no change, but the field is
 * left or the form is sent.
 */
export type EditKind = 'typing' | 'backward' | 'forward' | 'whole' | 'left';

/** What a phone field holds before a change. */
export type PhoneBefore = {
  readonly text: string;
  readonly extension: string | null;
  /** An extension whose sign was typed and whose digits go on, or null. */
  readonly openExtension: string | null;
};

/** One change of the text of a phone field. */
export type PhoneEdit = {
  readonly before: PhoneBefore;
  /** What the browser made of it. */
  readonly after: TextWithCaret;
  readonly kind: EditKind;
  /** The country that the field shows, or null. */
  readonly country: string | null;
  /** The one that was picked, or that the form names; or null. */
  readonly given: string | null;
  /** Whether the list of countries offers one. */
  readonly isOffered: (country: string) => boolean;
};

/** What a phone field shows and hands on after a change. */
export type EditedPhone = TextWithCaret & {
  /** An extension that was split off, or null. */
  readonly extension: string | null;
  readonly openExtension: string | null;
  /** The country to show: the one that the number names if it is on offer, else the one before. */
  readonly country: string | null;
  /** The calling code of a number whose country is not on offer: it is shown in place of a country. */
  readonly foreignCode: string | null;
  /** The number is written with its calling code, so that it holds its country by itself. */
  readonly international: boolean;
  readonly valid: boolean;
  readonly possible: boolean;
  /** E.164 when the number is possible, else the digits as they were typed. */
  readonly value: string;
};

/**
 * Follows one change of the text of a phone field (section 5; UI contract, 2b): keeps what a number may hold, takes
 * over a whole number, lets the country follow, formats, and puts the caret beside the digit where it was. A number
 * of a country that is not served counts as impossible.
 */
export function editPhone(edit: PhoneEdit): EditedPhone {
  const { text: kept, caret, extension, openExtension } = readTyped(edit);
  const edited = applyKind({ text: kept, caret }, edit);
  const named = countryNamedBy(edited.text, edit.country, edit.given);
  const isShown = named !== null && !EXCLUDED_COUNTRIES.includes(named) && edit.isOffered(named);
  const country = isShown ? named : edit.country;
  const text = formatAsYouType(edited.text, country);
  const read = readPhone(text, country);
  const served = !EXCLUDED_COUNTRIES.includes(read.country ?? '');
  return {
    text,
    caret: caretAfterFormatting(edited, text),
    extension,
    openExtension,
    country,
    foreignCode: foreignCodeIn(text, country),
    international: isInternational(text),
    valid: read.valid && served,
    possible: (read.possible && served) || hasUnknownCountry(text, country),
    value: read.e164 ?? toDigitsAndPlus(text),
  };
}

/** Without a country nothing but the length of a national number can be judged. */
const hasUnknownCountry = (text: string, country: string | null) =>
  country === null && !isInternational(text) && hasNumberLength(text);

function foreignCodeIn(text: string, country: string | null): string | null {
  const callingCode = callingCodeIn(text);
  return callingCode === findCallingCode(country) ? null : callingCode;
}

function applyKind(typed: TextWithCaret, { kind, before, country }: PhoneEdit): TextWithCaret {
  if (kind === 'typing') return typed;
  if (kind === 'backward' || kind === 'forward')
    return deleteThroughSeparator(before.text, typed, kind);
  const settle = kind === 'whole' ? settleWholeNumber : settleDialledNumber;
  const text = settle(typed.text, country);
  return text === typed.text ? typed : { text, caret: text.length };
}

import { EXCLUDED_COUNTRIES } from '#src/config/countries.ts';
import { findCaretAfterFormatting, deleteThroughSeparator, type TextWithCaret } from './caret.ts';
import { formatAsYouType } from './format-as-you-type.ts';
import { hasNumberLength, isInternational, toDigitsAndPlus } from './phone-characters.ts';
import { readCallingCode, findNamedCountry } from './phone-country.ts';
import { findCallingCode, readPhone } from './read-phone.ts';
import { settleDialledNumber, settleWholeNumber } from './settle-number.ts';
import { readTyped } from './typed-text.ts';

/**
 * How the text changed. `whole`: a paste, a drop or autofill. `left`: no change, but the field lost the focus or the
 * form is submitted.
 */
export type EditKind = 'typing' | 'backward' | 'forward' | 'whole' | 'left';

/** The state of a phone field before a change. */
export type PhoneBefore = {
  readonly text: string;
  readonly extension: string | null;
  /** An extension that the visitor is still typing, or null. */
  readonly openExtension: string | null;
};

/** One change of the text of a phone field. */
export type PhoneEdit = {
  readonly before: PhoneBefore;
  /** The text and caret after the browser's change. */
  readonly after: TextWithCaret;
  readonly kind: EditKind;
  /** The country that the field shows, or null. */
  readonly country: string | null;
  /** The country that was picked, or of the form's country field, or null. */
  readonly given: string | null;
  /** Whether the list offers a country. */
  readonly isOffered: (country: string) => boolean;
};

/** The state of a phone field after a change. */
export type EditedPhone = TextWithCaret & {
  /** The extension that was split off, or null. */
  readonly extension: string | null;
  readonly openExtension: string | null;
  /** The country to show: the country of the number if it is offered, else the one before. */
  readonly country: string | null;
  /** The calling code of a number with a country that is not offered. It is shown instead of a country. */
  readonly foreignCode: string | null;
  /** The number is written with its calling code, so it contains its country. */
  readonly international: boolean;
  readonly valid: boolean;
  readonly possible: boolean;
  /** E.164 when the number is possible, else the typed digits. */
  readonly value: string;
};

/**
 * Applies one change to the text of a phone field (section 5; UI contract, 2b). It removes characters that a number
 * cannot contain, normalises a whole number, updates the country, formats, and restores the caret beside its digit. A
 * number of an excluded country counts as impossible.
 * @param edit the change
 * @returns the new state of the field
 */
export function editPhone(edit: PhoneEdit): EditedPhone {
  const { text: kept, caret, extension, openExtension } = readTyped(edit);
  const edited = applyKind({ text: kept, caret }, edit);
  const named = findNamedCountry(edited.text, edit.country, edit.given);
  const isShown = named !== null && !EXCLUDED_COUNTRIES.includes(named) && edit.isOffered(named);
  const country = isShown ? named : edit.country;
  const text = formatAsYouType(edited.text, country);
  const read = readPhone(text, country);
  const served = !EXCLUDED_COUNTRIES.includes(read.country ?? '');
  return {
    text,
    caret: findCaretAfterFormatting(edited, text),
    extension,
    openExtension,
    country,
    foreignCode: findForeignCode(text, country),
    international: isInternational(text),
    valid: read.valid && served,
    possible: (read.possible && served) || hasUnknownCountry(text, country),
    value: read.e164 ?? toDigitsAndPlus(text),
  };
}

/** Without a country only the length of a national number can be validated. */
const hasUnknownCountry = (text: string, country: string | null) =>
  country === null && !isInternational(text) && hasNumberLength(text);

function findForeignCode(text: string, country: string | null): string | null {
  const callingCode = readCallingCode(text);
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

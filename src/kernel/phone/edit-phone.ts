import { EXCLUDED_COUNTRIES } from '#src/config/countries.ts';
import { caretAfterFormatting, deleteThroughSeparator, type TextWithCaret } from './caret.ts';
import { formatAsYouType } from './format-as-you-type.ts';
import {
  hasNumberLength,
  isInternational,
  keptCharacters,
  normalisePhone,
  significantOf,
} from './phone-characters.ts';
import { countryNamedBy, settleWholeNumber } from './phone-country.ts';
import { readPhone } from './read-phone.ts';

/** How a text came about: `whole` is a paste, a drop or the browser's autofill. */
export type EditKind = 'typing' | 'backward' | 'forward' | 'whole';

/** One change of the text of a phone field. */
export type PhoneEdit = {
  /** What the field showed before. */
  readonly before: string;
  /** What the browser made of it. */
  readonly after: TextWithCaret;
  readonly kind: EditKind;
  /** The country that the field shows, or null. */
  readonly country: string | null;
};

/** What a phone field shows and hands on after a change. */
export type EditedPhone = TextWithCaret & {
  /** An extension that was split off, or null. */
  readonly extension: string | null;
  /** The country to show: the one that the number names if it is served, else the one before. */
  readonly country: string | null;
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
export function editPhone({ before, after, kind, country }: PhoneEdit): EditedPhone {
  const { text: kept, extension } = normalisePhone(after.text);
  const left = keptCharacters(after.text.slice(0, after.caret));
  const typed = { text: kept, caret: Math.min(left.length, kept.length) };
  const edited = applyKind(typed, kind, before, country);
  const named = countryNamedBy(edited.text, country);
  const shown = named === null || EXCLUDED_COUNTRIES.includes(named) ? country : named;
  const text = formatAsYouType(edited.text, shown);
  const read = readPhone(text, shown);
  const served = !EXCLUDED_COUNTRIES.includes(read.country ?? '');
  return {
    text,
    caret: caretAfterFormatting(edited, text),
    extension,
    country: shown,
    international: isInternational(text),
    valid: read.valid && served,
    possible: (read.possible && served) || isUnjudged(text, shown),
    value: read.e164 ?? significantOf(text),
  };
}

/** Without a country nothing but the length of a national number can be judged. */
const isUnjudged = (text: string, country: string | null) =>
  country === null && !isInternational(text) && hasNumberLength(text);

function applyKind(
  typed: TextWithCaret,
  kind: EditKind,
  before: string,
  country: string | null,
): TextWithCaret {
  if (kind === 'typing') return typed;
  if (kind !== 'whole') return deleteThroughSeparator(before, typed, kind);
  const text = settleWholeNumber(typed.text, country);
  return text === typed.text ? typed : { text, caret: text.length };
}

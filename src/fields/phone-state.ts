import type { EditedPhone, PhoneEdit } from '#src/kernel/phone/edit-phone.ts';
import {
  hasNumberLength,
  isInternational,
  toDigitsAndPlus,
} from '#src/kernel/phone/phone-characters.ts';
import type { PhoneLibrary } from '#src/kernel/phone/phone-library.ts';
import { readTyped } from '#src/kernel/phone/typed-text.ts';

/** The state of a phone field, with the countries that the visitor has chosen. */
export type PhoneState = EditedPhone & {
  /** The country that was picked from the list. It stays when the field is emptied. */
  readonly picked: string | null;
  /** The country of the present text: picked, typed with `+`, or from a number of the page. */
  readonly own: string | null;
};

/** The context that the text is parsed with. */
export type PhoneContext = {
  /** Null until it has loaded. Until then nothing is formatted, and validation is limited. */
  readonly library: PhoneLibrary | null;
  /** The country that applies until the field has its own, or null. */
  readonly followed: string | null;
  /** Whether the list offers a country. Without a list it offers all. */
  readonly isOffered: (country: string) => boolean;
};

type Change = Pick<PhoneEdit, 'after' | 'kind'>;

const EMPTY = { text: '', extension: null, openExtension: null };

/** Creates an empty field with the followed country. */
export const emptyPhone = (followed: string | null): PhoneState => ({
  ...removeFormatting(EMPTY, { after: { text: '', caret: 0 }, kind: 'typing' }, followed),
  picked: null,
  own: null,
});

/** Applies a change of the text. */
export function changeText(state: PhoneState, change: Change, context: PhoneContext): PhoneState {
  const { library, followed, isOffered } = context;
  const { picked } = state;
  const given = picked ?? followed;
  const country = state.own ?? followed;
  const edited =
    library?.editPhone({ before: state, ...change, country, given, isOffered }) ??
    removeFormatting(state, change, country);
  if (edited.text === '') return { ...edited, country: given, picked, own: picked };
  const holdsCountry = edited.international && edited.foreignCode === null;
  return { ...edited, picked, own: holdsCountry ? edited.country : state.own };
}

/**
 * Applies a number that the page gives. It is written in national format, because the button shows its country. A
 * number without a national format stays international.
 */
export function giveNumber(state: PhoneState, value: string, context: PhoneContext): PhoneState {
  const given = state.picked ?? context.followed;
  const home = context.library?.findHomeForm(value, given, context.isOffered) ?? null;
  const text = home?.text ?? value;
  const after = { text, caret: text.length };
  const own = home?.country ?? state.own;
  const cleared = { ...state, ...EMPTY, own };
  return changeText(cleared, { after, kind: 'typing' }, context);
}

/** Applies a country that was picked from the list. The number keeps all its digits. */
export function pickCountry(state: PhoneState, country: string, context: PhoneContext): PhoneState {
  const text = context.library?.moveToCountry(state.text, country) ?? state.text;
  const after = { text, caret: text.length };
  const picked = { ...state, picked: country, own: country };
  return changeText(picked, { after, kind: 'typing' }, context);
}

function removeFormatting(
  before: PhoneEdit['before'],
  change: Change,
  country: string | null,
): EditedPhone {
  const typed = readTyped({ before, ...change });
  return {
    ...typed,
    country,
    foreignCode: null,
    international: isInternational(typed.text),
    valid: false,
    possible: hasNumberLength(typed.text),
    value: toDigitsAndPlus(typed.text),
  };
}

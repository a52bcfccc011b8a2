import type { EditedPhone, PhoneEdit } from '#src/kernel/phone/edit-phone.ts';
import {
  hasNumberLength,
  isInternational,
  toDigitsAndPlus,
} from '#src/kernel/phone/phone-characters.ts';
import type { PhoneLibrary } from '#src/kernel/phone/phone-library.ts';
import { readTyped } from '#src/kernel/phone/typed-text.ts';

/** What a phone field shows, and the countries that the visitor gave it. */
export type PhoneState = EditedPhone & {
  /** The one that was picked from the list; it outlives an emptied field. */
  readonly picked: string | null;
  /** The one that counts for what stands in the field: picked, typed with `+`, or of a number that the page gave. */
  readonly own: string | null;
};

/** What the text is read with. */
export type PhoneContext = {
  /** Null until it is loaded: then nothing is formatted and little is judged. */
  readonly library: PhoneLibrary | null;
  /** The country that counts until the field has its own, or null. */
  readonly followed: string | null;
  /** Whether the list of countries offers one; all of them as long as there is no list. */
  readonly isOffered: (country: string) => boolean;
};

type Change = Pick<PhoneEdit, 'after' | 'kind'>;

const EMPTY = { text: '', extension: null, openExtension: null };

/** An empty field that shows the country it follows. */
export const emptyPhone = (followed: string | null): PhoneState => ({
  ...unformatted(EMPTY, { after: { text: '', caret: 0 }, kind: 'typing' }, followed),
  picked: null,
  own: null,
});

/** The field after its text was changed. */
export function changeText(state: PhoneState, change: Change, context: PhoneContext): PhoneState {
  const { library, followed, isOffered } = context;
  const { picked } = state;
  const given = picked ?? followed;
  const country = state.own ?? followed;
  const edited =
    library?.editPhone({ before: state, ...change, country, given, isOffered }) ??
    unformatted(state, change, country);
  if (edited.text === '') return { ...edited, country: given, picked, own: picked };
  const holdsCountry = edited.international && edited.foreignCode === null;
  return { ...edited, picked, own: holdsCountry ? edited.country : state.own };
}

/**
 * The field after its page gave it a number: written as its country writes it, because the button beside it names that
 * country. What cannot be written so stays international.
 */
export function giveNumber(state: PhoneState, value: string, context: PhoneContext): PhoneState {
  const given = state.picked ?? context.followed;
  const home = context.library?.homeForm(value, given, context.isOffered) ?? null;
  const text = home?.text ?? value;
  const after = { text, caret: text.length };
  const own = home?.country ?? state.own;
  const cleared = { ...state, ...EMPTY, own };
  return changeText(cleared, { after, kind: 'typing' }, context);
}

/** The field after a country was picked from the list: the number moves there, with all its digits. */
export function pickCountry(state: PhoneState, country: string, context: PhoneContext): PhoneState {
  const text = context.library?.moveToCountry(state.text, country) ?? state.text;
  const after = { text, caret: text.length };
  const picked = { ...state, picked: country, own: country };
  return changeText(picked, { after, kind: 'typing' }, context);
}

function unformatted(
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

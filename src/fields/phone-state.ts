import type { TextWithCaret } from '#src/kernel/phone/caret.ts';
import type { EditKind, EditedPhone } from '#src/kernel/phone/edit-phone.ts';
import {
  hasNumberLength,
  isInternational,
  keptCharacters,
  normalisePhone,
  significantOf,
} from '#src/kernel/phone/phone-characters.ts';
import type { PhoneLibrary } from '#src/kernel/phone/phone-library.ts';

/** What a phone field shows, and the country that the visitor gave it: picked from the list or typed with `+`. */
export type PhoneState = EditedPhone & { readonly own: string | null };

/** What the text is read with. */
export type PhoneContext = {
  /** Null until it is loaded: then nothing is formatted and little is judged. */
  readonly library: PhoneLibrary | null;
  /** The country that counts until the field has its own, or null. */
  readonly followed: string | null;
};

/** An empty field that shows the country it follows. */
export const emptyPhone = (followed: string | null): PhoneState => ({
  ...unformatted({ text: '', caret: 0 }, followed),
  own: null,
});

/** The field after its text was changed. */
export function changeText(
  state: PhoneState,
  change: { readonly after: TextWithCaret; readonly kind: EditKind },
  { library, followed }: PhoneContext,
): PhoneState {
  const country = state.own ?? followed;
  const edited =
    library?.editPhone({ before: state.text, ...change, country }) ??
    unformatted(change.after, country);
  return { ...edited, own: edited.international ? edited.country : state.own };
}

/**
 * The field after its page gave it a number: written as its country writes it, because the button beside it names that
 * country. What cannot be written so stays international.
 */
export function giveNumber(state: PhoneState, value: string, context: PhoneContext): PhoneState {
  const home = context.library?.homeForm(value) ?? null;
  const text = home?.text ?? value;
  const after = { text, caret: text.length };
  const own = home?.country ?? state.own;
  return changeText({ ...state, own }, { after, kind: 'typing' }, context);
}

/** The field after a country was picked from the list: the number moves there, with all its digits. */
export function pickCountry(state: PhoneState, country: string, context: PhoneContext): PhoneState {
  const text = context.library?.moveToCountry(state.text, country) ?? state.text;
  const after = { text, caret: text.length };
  return changeText({ ...state, own: country }, { after, kind: 'typing' }, context);
}

function unformatted(after: TextWithCaret, country: string | null): EditedPhone {
  const { text, extension } = normalisePhone(after.text);
  const left = keptCharacters(after.text.slice(0, after.caret));
  return {
    text,
    caret: Math.min(left.length, text.length),
    extension,
    country,
    international: isInternational(text),
    valid: false,
    possible: hasNumberLength(text),
    value: significantOf(text),
  };
}

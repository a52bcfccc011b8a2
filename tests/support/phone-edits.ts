import type { PhoneEdit } from '#src/kernel/phone/edit-phone.ts';

/** An empty phone field, before anything is typed. */
export const EMPTY_PHONE = { text: '', extension: null, openExtension: null };

/** A text that came into an empty field, caret at its end, with a country that both the field and the form name. */
export function phoneEdit(
  text: string,
  country: string | null,
  changes: Partial<PhoneEdit> = {},
): PhoneEdit {
  return {
    before: EMPTY_PHONE,
    after: { text, caret: text.length },
    kind: 'typing',
    country,
    given: country,
    isOffered: () => true,
    ...changes,
  };
}

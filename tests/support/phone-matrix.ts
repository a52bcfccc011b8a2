import { PhoneNumberFormat, PhoneNumberType, PhoneNumberUtil } from 'google-libphonenumber';
import { changeText, emptyPhone, pickCountry, type PhoneState } from '#src/fields/phone-state.ts';
import * as library from '#src/kernel/phone/phone-engine.ts';

const google = PhoneNumberUtil.getInstance();

/** A number that Google's metadata has as an example. */
export type Example = {
  readonly region: string;
  readonly type: string;
  readonly e164: string;
  readonly national: string;
  readonly international: string;
  readonly uri: string;
  /** The digits behind the calling code. */
  readonly significant: string;
};

/** One example of each country and type of number, from the library that is not the site's. */
export const examples: readonly Example[] = google.getSupportedRegions().flatMap((region) =>
  Object.entries(PhoneNumberType).flatMap(([type, code]) => {
    const number = google.getExampleNumberForType(region, code);
    if (!number) return [];
    const format = (kind: PhoneNumberFormat) => google.format(number, kind);
    return {
      region,
      type,
      e164: format(PhoneNumberFormat.E164),
      national: format(PhoneNumberFormat.NATIONAL),
      international: format(PhoneNumberFormat.INTERNATIONAL),
      uri: format(PhoneNumberFormat.RFC3966),
      significant: google.getNationalSignificantNumber(number),
    };
  }),
);

/** Is a number valid in a country, by Google's word? */
export const isValidIn = (e164: string, region: string): boolean =>
  google.isValidNumberForRegion(google.parse(e164, 'ZZ'), region);

/** How a text comes into the field. */
export type Manner = 'typed' | 'pasted' | 'filled';

/** A text in the field of a country, as somebody enters it and then leaves the field. */
export function enter(text: string, picked: string, manner: Manner): PhoneState {
  const context = { library, followed: 'NZ', isOffered: () => true };
  let state = pickCountry(emptyPhone('NZ'), picked, context);
  const put = (whole: string, kind: 'typing' | 'whole' | 'left') => {
    state = changeText(state, { after: { text: whole, caret: whole.length }, kind }, context);
  };
  if (manner === 'typed') for (const key of text) put(state.text + key, 'typing');
  else put(text, 'whole');
  if (manner !== 'pasted') put(state.text, 'left');
  return state;
}

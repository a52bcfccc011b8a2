import { Metadata, type CountryCode } from 'libphonenumber-js/max';
import { toDigits, isInternational } from './phone-characters.ts';
import { findCallingCode, knownCountry, readPhone } from './read-phone.ts';

/** What most countries dial before a calling code (ITU-T E.164, annex A); many people write it from anywhere. */
const USUAL_EXIT_CODE = '00';

/**
 * Makes one right number of a whole number that was pasted or filled in by the browser, so that its calling code
 * is not doubled (conventions, row 27): one that was written to be dialled from abroad becomes international, with
 * or without its plus sign; one that begins with the calling code of the current country becomes national; what is
 * valid as it stands stays.
 * @param text a text that `normalisePhone` has prepared
 * @param country the upper-case code of the country that is shown now, or null
 */
export function settleWholeNumber(text: string, country: string | null): string {
  const settled = settleDialledNumber(text, country);
  if (settled !== text) return settled;
  const digits = toDigits(text);
  const { valid, e164, national, callingCode } = readPhone(text, country);
  if (!valid || e164 === null || national === null) {
    const withPlus = `+${digits}`;
    return !text.includes('+') && readPhone(withPlus, country).valid ? withPlus : text;
  }
  if (isInternational(text) || callingCode !== findCallingCode(country)) return e164;
  return e164 === `+${digits}` ? national : text;
}

/**
 * Makes one right number of a number that was typed as it is dialled: one that is not valid for its country, but is a
 * number once the country's exit code or `00` is taken away, is that number (decisions, "Text, addresses and phone
 * numbers"). Any other text stays.
 * @param text a text that `normalisePhone` has prepared
 * @param country the upper-case code of the country that is shown, or null
 */
export function settleDialledNumber(text: string, country: string | null): string {
  if (text.includes('+')) return text;
  const digits = toDigits(text);
  const own = readPhone(text, country);
  const ownCode = findCallingCode(country);
  for (const exitCode of listExitCodes(country)) {
    const [code] = exitCode.exec(digits) ?? [];
    const number = code ? readPhone(`+${digits.slice(code.length)}`, country) : null;
    if (!number?.valid || number.e164 === null) continue;
    /* The parser knows the country's exit code, so its number may be this one. */
    const isOwn = own.valid && own.callingCode === ownCode && own.e164 !== number.e164;
    if (isOwn) return text;
    return number.callingCode === ownCode ? (number.national ?? text) : number.e164;
  }
  return text;
}

/** Exit codes in use that the library's metadata does not know. */
const OTHER_EXIT_CODES: Readonly<Record<string, string>> = { ID: '00[17]|01017' };

/** The usual ones first: in Australia `0011` and `00` are meant before the fax code `0016`. */
function listExitCodes(country: string | null): readonly RegExp[] {
  const known = knownCountry(country);
  const patterns = known ? [...ownExitCodes(known), USUAL_EXIT_CODE] : [USUAL_EXIT_CODE];
  return patterns.map((pattern) => new RegExp(`^(?:${pattern})`));
}

/** The library says 0, not undefined as its types do, where the metadata of a country leaves one out. */
function ownExitCodes(country: CountryCode): readonly string[] {
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  const usual: unknown = metadata.numberingPlan?.defaultIDDPrefix();
  const all: unknown = metadata.numberingPlan?.IDDPrefix();
  return [
    ...(typeof usual === 'string' ? [usual.replaceAll('~', ''), USUAL_EXIT_CODE] : []),
    ...(typeof all === 'string' ? [all] : []),
    ...(OTHER_EXIT_CODES[country] ? [OTHER_EXIT_CODES[country]] : []),
  ];
}

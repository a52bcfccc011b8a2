import { Metadata, type CountryCode } from 'libphonenumber-js/max';
import { toDigits, isInternational } from './phone-characters.ts';
import { findCallingCode, toKnownCountry, readPhone } from './read-phone.ts';

/** The exit code of most countries (ITU-T E.164, annex A). Many people use it anywhere. */
const USUAL_EXIT_CODE = '00';

/**
 * Normalises a whole number that was pasted or filled in by the browser, so that it has only one calling code
 * (conventions, row 27). A number with an exit code becomes international. A number that starts with the calling code
 * of the current country becomes national. A valid number stays unchanged.
 * @param text a text from `normalisePhone`
 * @param country the upper-case code of the shown country, or null
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
 * Normalises a number that was typed with an exit code. If the number is invalid for its country, but valid without the
 * country's exit code or `00`, that number is used (decisions, "Text, addresses and phone numbers"). Any other text
 * stays unchanged.
 * @param text a text from `normalisePhone`
 * @param country the upper-case code of the shown country, or null
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
    /* The parser knows the country's exit code, so it may have found the same number. */
    const isOwn = own.valid && own.callingCode === ownCode && own.e164 !== number.e164;
    if (isOwn) return text;
    return number.callingCode === ownCode ? (number.national ?? text) : number.e164;
  }
  return text;
}

/** Exit codes that the library's metadata does not contain. */
const OTHER_EXIT_CODES: Readonly<Record<string, string>> = { ID: '00[17]|01017' };

/** The usual codes come first: in Australia `0011` and `00` before the fax code `0016`. */
function listExitCodes(country: string | null): readonly RegExp[] {
  const known = toKnownCountry(country);
  const patterns = known ? [...listOwnExitCodes(known), USUAL_EXIT_CODE] : [USUAL_EXIT_CODE];
  return patterns.map((pattern) => new RegExp(`^(?:${pattern})`));
}

/** The library returns 0 and not undefined, unlike its types, when the metadata of a country has no code. */
function listOwnExitCodes(country: CountryCode): readonly string[] {
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

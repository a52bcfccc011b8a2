import type { PhoneNumberType } from 'libphonenumber-js/max';

/** Why a number is invalid (section 5). */
export type PhoneError = 'NOT_A_NUMBER' | 'INVALID_COUNTRY' | 'TOO_SHORT' | 'TOO_LONG';

/** The result of parsing a number (section 3). Unknown values are null. */
export type PhoneResult = {
  /** The number is in an assigned range of its country. */
  readonly valid: boolean;
  /** The number has a length that its country uses. */
  readonly possible: boolean;
  /** Two upper-case letters. It is null for numbers without a country, such as +800. */
  readonly country: string | null;
  /** Digits only, for example `64`. */
  readonly callingCode: string | null;
  /** The digits after the calling code, without the trunk prefix. */
  readonly nationalNumber: string | null;
  readonly type: PhoneNumberType | null;
  /** The national format, of a valid number only. */
  readonly national: string | null;
  /** The international format, of a valid number only. */
  readonly international: string | null;
  /** ITU-T E.164, for example `+64211234567`; of a possible number only. */
  readonly e164: string | null;
  /** RFC 3966, for example `tel:+64211234567;ext=12`; of a possible number only. */
  readonly uri: string | null;
  readonly extension: string | null;
  readonly error: PhoneError | null;
};

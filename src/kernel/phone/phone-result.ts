import type { PhoneNumberType } from 'libphonenumber-js/max';

/** Why a number cannot be right (section 5). */
export type PhoneError = 'NOT_A_NUMBER' | 'INVALID_COUNTRY' | 'TOO_SHORT' | 'TOO_LONG';

/** What is known of a number (section 3). What could not be told is null. */
export type PhoneResult = {
  /** The number fits a range that its country has given out. */
  readonly valid: boolean;
  /** The number has a length that its country uses. */
  readonly possible: boolean;
  /** Two upper-case letters; null also for numbers that belong to no country, such as +800. */
  readonly country: string | null;
  /** Digits only, for example `64`. */
  readonly callingCode: string | null;
  /** The digits behind the calling code, without the trunk prefix. */
  readonly nationalNumber: string | null;
  readonly type: PhoneNumberType | null;
  /** As dialled within the country; of a valid number only. */
  readonly national: string | null;
  /** As dialled from abroad; of a valid number only. */
  readonly international: string | null;
  /** ITU-T E.164, for example `+64211234567`; of a possible number only. */
  readonly e164: string | null;
  /** RFC 3966, for example `tel:+64211234567;ext=12`; of a possible number only. */
  readonly uri: string | null;
  readonly extension: string | null;
  readonly error: PhoneError | null;
};

/** What the tests use of Google's library, which ships no types. */
declare module 'google-libphonenumber' {
  export type PhoneNumber = { readonly __brand: 'PhoneNumber' };
  export enum PhoneNumberFormat {
    E164,
    INTERNATIONAL,
    NATIONAL,
    RFC3966,
  }
  export const PhoneNumberType: Readonly<Record<string, number>>;
  export class PhoneNumberUtil {
    static getInstance(): PhoneNumberUtil;
    getSupportedRegions(): string[];
    getExampleNumberForType(region: string, type: number): PhoneNumber | null;
    format(number: PhoneNumber, format: PhoneNumberFormat): string;
    getNationalSignificantNumber(number: PhoneNumber): string;
    isValidNumberForRegion(number: PhoneNumber, region: string): boolean;
    parse(number: string, region: string): PhoneNumber;
  }
}

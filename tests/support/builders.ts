import type { Country } from '#src/contracts/country.ts';
import type { CountriesAnswer } from '#src/contracts/country.ts';
import type { ExistingOrganisation, InitialData } from '#src/contracts/sign-up.ts';
import type { User } from '#src/contracts/user.ts';

/** The answers of an owner who has filled in Welcome. */
export function buildInitialData(changes: Partial<InitialData> = {}): InitialData {
  return {
    firstName: 'Aroha',
    lastName: 'Ngata',
    name: 'Kauri Bay Tennis Club',
    country: 'NZ',
    email: 'aroha@kauribay.example',
    phone: '+64215550123',
    hasAgreedToTerms: true,
    ...changes,
  };
}

/** What a 409 tells of the organisation that is there already. */
export function buildExistingOrganisation(
  changes: { name?: string; email?: string; appUrl?: string } = {},
): ExistingOrganisation {
  const { name = 'Kauri Bay Tennis', email = 'club@kauribay.example' } = changes;
  return { org: { name, email }, appUrl: changes.appUrl ?? 'https://kauribay.huddleclub.example/' };
}

export function buildUser(changes: Partial<User> = {}): User {
  return {
    id: 'user-1',
    email: 'aroha@kauribay.example',
    identities: [{ id: 'identity-1', firstName: 'Aroha', lastName: 'Ngata', name: 'Aroha Ngata' }],
    ...changes,
  };
}

/** A few countries: preferred, excluded and other ones, in no order. */
export const COUNTRIES: readonly Country[] = [
  ['GB', 'United Kingdom', 'GBP', '+44', 'Europe/London'],
  ['NZ', 'New Zealand', 'NZD', '+64', 'Pacific/Auckland'],
  ['RU', 'Russia', 'RUB', '+7', 'Europe/Moscow'],
  ['DE', 'Germany', 'EUR', '+49', 'Europe/Berlin'],
  ['US', 'United States', 'USD', '+1', 'America/New_York'],
  ['CA', 'Canada', 'CAD', '+1', 'America/Toronto'],
  ['AU', 'Australia', 'AUD', '+61', 'Australia/Sydney'],
  ['AL', 'Albania', 'ALL', '+355', 'Europe/Tirane'],
].map(([code = '', name = '', currencyCode = '', prefix = '', timezone = '']) => ({
  id: code,
  code,
  name,
  currencyCode,
  prefix,
  timezones: [timezone],
}));

export function buildCountriesAnswer(countries = COUNTRIES): CountriesAnswer {
  return { countries: [...countries], meta: { total: countries.length } };
}

/** base64url (RFC 7515). */
const encode = (part: object): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(part))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * A signed token in its three parts (the signature is not looked at by the site), and no two alike: the user of a token
 * is loaded once.
 * @param claims the payload; it expires in an hour unless it says otherwise
 */
export function buildToken(claims: Record<string, unknown> = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = { sub: 'user-1', jti: crypto.randomUUID(), iat: now, exp: now + 3600, ...claims };
  return [encode({ alg: 'RS256', typ: 'JWT' }), encode(payload), 'signature'].join('.');
}

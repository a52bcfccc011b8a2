import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { ErrorBody } from './error-body.ts';
import { CollectionMeta, Id, Meta, createCollection, filled } from './record.ts';

const CODE = /^[A-Za-z]{2}$/;

const text = z.nullish(z.string());

/** One country of the list (section 3). `prefix` is the calling code, `flag` is an emoji. */
export const Country = z.object({
  id: z.optional(Id),
  meta: z.optional(Meta),
  code: z.string().check(z.regex(CODE)),
  name: filled,
  flag: text,
  currencyCode: text,
  prefix: z.nullish(z.union([z.string(), z.number()])),
  timezones: z.nullish(z.array(z.string())),
});
export type Country = z.infer<typeof Country>;

/** The answer of `GET /countries` before its rows are validated. An invalid row does not make the others invalid. */
export const CountryRows = z.object({
  countries: z.array(z.unknown()),
  meta: z.optional(z.unknown()),
});
export type CountryRows = z.infer<typeof CountryRows>;

/** The answer of `GET /countries`. The total is optional, because nothing needs it. */
export const CountriesAnswer = z.object({
  ...createCollection('countries', Country).shape,
  meta: z.optional(CollectionMeta),
});
export type CountriesAnswer = z.infer<typeof CountriesAnswer>;

export const countriesEndpoint = {
  service: 'api',
  method: 'GET',
  path: '/countries',
  summary: 'The countries a visitor can choose from',
  authenticated: false,
  answer: CountriesAnswer,
  errors: { 400: ErrorBody },
} as const satisfies Endpoint;

/** The keys under which public IP look-ups give a two-letter country code. The first key with a code counts. */
const LOOKUP_KEYS = ['country_code', 'countryCode', 'country'] as const;

/** The answer of the IP look-up, transformed to the upper-case country code of the visitor. */
export const IpLookupAnswer = z.pipe(
  z.looseObject({}),
  z.transform((answer, context): string => {
    for (const key of LOOKUP_KEYS) {
      const value = (answer as Record<string, unknown>)[key];
      if (typeof value === 'string' && CODE.test(value)) return value.toUpperCase();
    }
    context.issues.push({ code: 'custom', input: answer, message: 'no two-letter country code' });
    return '';
  }),
);
export type IpLookupAnswer = z.infer<typeof IpLookupAnswer>;

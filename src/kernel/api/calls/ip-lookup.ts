import { env } from '#src/config/env.ts';
import { request as limits } from '#src/config/limits.ts';
import { IpLookupAnswer } from '#src/contracts/country.ts';
import { request } from '#src/kernel/api/client.ts';

/**
 * Where the visitor seems to be (section 7), by a third party that learns nothing from us. One try of 3 s: a form
 * must not wait for it.
 * @returns an upper-case two-letter country code, listed or not
 */
export const lookUpCountry = (): Promise<IpLookupAnswer> =>
  request({
    method: 'GET',
    baseUrl: env.ipLookupUrl,
    path: '',
    answer: IpLookupAnswer,
    external: true,
    authenticated: false,
    reauthenticate: false,
    repeatable: false,
    timeoutMs: limits.IP_LOOKUP_TIMEOUT_MS,
    central: 'none',
  });

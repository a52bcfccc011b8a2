import { env } from '#src/config/env.ts';
import { request as limits } from '#src/config/limits.ts';
import { IpLookupAnswer } from '#src/contracts/country.ts';
import { request } from '#src/kernel/api/client.ts';

/**
 * Looks up the visitor's country at a third party (section 7). The third party gets nothing from us. There is one try
 * of 3 s, because the form does not wait for it.
 * @returns an upper-case country code, which may not be in the list
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

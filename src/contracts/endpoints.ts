import { exchangeTokenEndpoint } from './auth.ts';
import { countriesEndpoint } from './country.ts';
import { checkCreatedEndpoint, createSignUpEndpoint } from './creation.ts';
import type { Endpoint } from './endpoint.ts';
import { checkExistsEndpoint } from './sign-up.ts';
import { userEndpoint } from './user.ts';

/**
 * Every call between the site and the platform (section 7), for code that needs all of them: the sandbox, OpenAPI, the
 * contract check, the fault matrix. The site imports each call from its contract, so that a page loads only the
 * contracts that it needs.
 */
export const endpoints = {
  countries: countriesEndpoint,
  checkExists: checkExistsEndpoint,
  createSignUp: createSignUpEndpoint,
  checkCreated: checkCreatedEndpoint,
  user: userEndpoint,
  exchangeToken: exchangeTokenEndpoint,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

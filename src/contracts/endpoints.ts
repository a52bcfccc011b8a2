import * as z from 'zod/mini';
import { ExchangeTokenRequest, Tokens } from './auth.ts';
import { CountriesAnswer } from './country.ts';
import { ErrorBody, FieldErrors } from './error-body.ts';
import { CheckCreatedAnswer, SignUpAnswer, SignUpRequest } from './creation.ts';
import { CheckExistsAnswer, CheckExistsRequest, ExistingOrganisation } from './sign-up.ts';
import { User } from './user.ts';

/** The error statuses that the platform answers on purpose. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 422;

export type Endpoint = {
  /** Which service it belongs to: the API, or the auth service (section 7). */
  readonly service: 'api' | 'auth';
  readonly method: 'GET' | 'POST';
  /** The path under the service's base, with `{name}` for what varies. */
  readonly path: string;
  readonly summary: string;
  /** What the address may ask for, with what it means. */
  readonly query?: Readonly<Record<string, string>>;
  /** It wants the bearer identity token (section 6). */
  readonly signedIn?: true;
  /** It honours `Idempotency-Key`: the same key gets the same answer. */
  readonly repeatable?: true;
  readonly request?: z.ZodMiniType;
  /** The contract of the 200 answer. */
  readonly answer: z.ZodMiniType;
  /** The contract of each error body, by status. */
  readonly refusals: Readonly<Partial<Record<RefusalStatus, z.ZodMiniType>>>;
};

const Conflict = z.object({ message: z.string(), data: ExistingOrganisation });
const Invalid = z.object({ message: z.string(), data: FieldErrors });

/** Every call between the site and the platform: section 7 of the specification as one table. */
export const endpoints = {
  countries: {
    service: 'api',
    method: 'GET',
    path: '/countries',
    summary: 'The countries a visitor can choose from',
    answer: CountriesAnswer,
    refusals: { 400: ErrorBody },
  },
  checkExists: {
    service: 'api',
    method: 'POST',
    path: '/orgs/signUp/checkExists',
    summary: 'Is there an organisation with this e-mail, this name or a name like it?',
    request: CheckExistsRequest,
    answer: CheckExistsAnswer,
    refusals: { 400: ErrorBody, 409: Conflict, 422: Invalid },
  },
  createSignUp: {
    service: 'api',
    method: 'POST',
    path: '/orgs/signUp/',
    summary: 'Start the creation of an organisation and its trial',
    signedIn: true,
    repeatable: true,
    request: SignUpRequest,
    answer: SignUpAnswer,
    refusals: { 400: ErrorBody, 401: ErrorBody, 409: Conflict, 422: Invalid },
  },
  checkCreated: {
    service: 'api',
    method: 'GET',
    path: '/orgs/signUp/checkCreated/{id}',
    summary: 'Is the organisation ready, and where is its app?',
    signedIn: true,
    answer: CheckCreatedAnswer,
    refusals: { 400: ErrorBody, 401: ErrorBody, 404: ErrorBody },
  },
  user: {
    service: 'api',
    method: 'GET',
    path: '/user',
    summary: 'The signed-in user',
    query: {
      skipOrg: 'With true, nothing of the organisation is loaded',
      skipProfile: 'With true, nothing of the profile is loaded',
    },
    signedIn: true,
    answer: User,
    refusals: { 400: ErrorBody, 401: ErrorBody, 403: ErrorBody },
  },
  exchangeToken: {
    service: 'auth',
    method: 'POST',
    path: '/exchange-token',
    summary: 'Exchange a one-time code and its verifier for tokens',
    request: ExchangeTokenRequest,
    answer: Tokens,
    refusals: { 400: ErrorBody, 401: ErrorBody, 422: Invalid },
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

import * as z from 'zod/mini';
import { type Endpoint, InvalidFields } from './endpoint.ts';
import { ErrorBody } from './error-body.ts';
import { createSentContracts } from './field-contracts.ts';
import { filled, recordFields } from './record.ts';
import { Conflict } from './sign-up.ts';
import { WELCOME_FIELDS } from './welcome-fields.ts';
import { WIZARD_FIELDS } from './wizard-fields.ts';

/**
 * The body of `POST /orgs/signUp/` (section 7): the fields of both forms at the paths in their tables, the time zone
 * and the id of the signed-in user.
 */
export const SignUpRequest = z.object({
  ...createSentContracts(WIZARD_FIELDS, ''),
  ...createSentContracts(WELCOME_FIELDS, ''),
  timezone: filled,
  settings: z.object(createSentContracts(WIZARD_FIELDS, 'settings.')),
  contact: z.object({ id: filled, ...createSentContracts(WELCOME_FIELDS, 'contact.') }),
});
export type SignUpRequest = z.infer<typeof SignUpRequest>;

/** The answer of `POST /orgs/signUp/`: the sign-up record (section 3). */
export const SignUpAnswer = z.object({
  ...recordFields,
  date: z.optional(z.string()),
  isCreated: z.optional(z.boolean()),
  admin: z.optional(z.unknown()),
  org: z.optional(z.unknown()),
});
export type SignUpAnswer = z.infer<typeof SignUpAnswer>;

/** The answer of `GET /orgs/signUp/checkCreated/{id}`. `appUrl` is valid once `isCreated` is true. */
export const CheckCreatedAnswer = z.object({
  isCreated: z.boolean(),
  appUrl: z.nullish(z.string()),
});
export type CheckCreatedAnswer = z.infer<typeof CheckCreatedAnswer>;

export const createSignUpEndpoint = {
  service: 'api',
  method: 'POST',
  path: '/orgs/signUp/',
  summary: 'Start the creation of an organisation and its trial',
  authenticated: true,
  idempotencyKey: true,
  request: SignUpRequest,
  answer: SignUpAnswer,
  errors: { 400: ErrorBody, 401: ErrorBody, 409: Conflict, 422: InvalidFields },
} as const satisfies Endpoint;

export const checkCreatedEndpoint = {
  service: 'api',
  method: 'GET',
  path: '/orgs/signUp/checkCreated/{id}',
  summary: 'Is the organisation ready, and where is its app?',
  authenticated: true,
  answer: CheckCreatedAnswer,
  errors: { 400: ErrorBody, 401: ErrorBody, 404: ErrorBody },
} as const satisfies Endpoint;

import * as z from 'zod/mini';
import { type Endpoint, InvalidFields } from './endpoint.ts';
import { ErrorBody } from './error-body.ts';
import { CountryCode, createFieldContracts } from './field-contracts.ts';
import { Id } from './record.ts';
import { WELCOME_FIELDS } from './welcome-fields.ts';

/** The answers of Welcome. The session storage keeps them under the key `initialData` (section 3). */
export const InitialData = z.object({
  ...createFieldContracts(WELCOME_FIELDS),
  country: z._default(CountryCode, 'NZ'),
});
export type InitialData = z.infer<typeof InitialData>;

/** The body of `POST /orgs/signUp/checkExists`. */
export const CheckExistsRequest = InitialData;
export type CheckExistsRequest = z.infer<typeof CheckExistsRequest>;

/** The answer of `POST /orgs/signUp/checkExists` when no organisation is similar. */
export const CheckExistsAnswer = z.object({ id: Id });
export type CheckExistsAnswer = z.infer<typeof CheckExistsAnswer>;

/** The `data` of the 409 answer: the existing organisation, and where to sign in to it. */
export const ExistingOrganisation = z.object({
  org: z.object({ name: z.string(), email: z.catch(z.string(), '') }),
  appUrl: z.string(),
});
export type ExistingOrganisation = z.infer<typeof ExistingOrganisation>;

/** The body of a 409. */
export const Conflict = z.object({ message: z.string(), data: ExistingOrganisation });

export const checkExistsEndpoint = {
  service: 'api',
  method: 'POST',
  path: '/orgs/signUp/checkExists',
  summary: 'Is there an organisation with this e-mail, this name or a name like it?',
  authenticated: false,
  repeatable: true,
  request: CheckExistsRequest,
  answer: CheckExistsAnswer,
  errors: { 400: ErrorBody, 409: Conflict, 422: InvalidFields },
} as const satisfies Endpoint;

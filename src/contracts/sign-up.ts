import * as z from 'zod/mini';
import { DateFormat, Interests, OrganisationType, PhoneFormat, TimeFormat } from './choices.ts';
import { Id, recordFields } from './record.ts';

const filled = z.string().check(z.trim(), z.minLength(1));

/** First-step data, kept under the session storage key `initialData` (section 3). */
export const InitialData = z.object({
  firstName: filled,
  lastName: filled,
  name: filled,
  country: z._default(z.string().check(z.regex(/^[A-Z]{2}$/)), 'NZ'),
  email: filled,
  phone: filled,
  hasAgreedToTerms: z.literal(true),
});
export type InitialData = z.infer<typeof InitialData>;

/** Body of `POST /orgs/signUp/checkExists`. */
export const CheckExistsRequest = InitialData;
export type CheckExistsRequest = z.infer<typeof CheckExistsRequest>;

/** Answer of `POST /orgs/signUp/checkExists` when no organisation is like it. */
export const CheckExistsAnswer = z.object({ id: Id });
export type CheckExistsAnswer = z.infer<typeof CheckExistsAnswer>;

/** `data` of the 409 answer: the organisation that is there already, and where to sign in to it. */
export const ExistingOrganisation = z.object({
  org: z.object({ name: z.string(), email: z.catch(z.string(), '') }),
  appUrl: z.string(),
});
export type ExistingOrganisation = z.infer<typeof ExistingOrganisation>;

/** Body of `POST /orgs/signUp/` (section 7). */
export const SignUpRequest = z.object({
  type: OrganisationType,
  email: filled,
  countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
  timezone: filled,
  phone: filled,
  website: z.string(),
  interests: Interests,
  settings: z.object({ dateFormat: DateFormat, timeFormat: TimeFormat, phoneFormat: PhoneFormat }),
  useDemoData: z.boolean(),
  name: filled,
  contact: z.object({
    id: filled,
    firstName: filled,
    lastName: filled,
    email: filled,
    username: filled,
    phone: filled,
    hasAgreedToTerms: z.literal(true),
  }),
});
export type SignUpRequest = z.infer<typeof SignUpRequest>;

/** The sign-up record (section 3), as `POST /orgs/signUp/` answers it. */
export const SignUpAnswer = z.object({
  ...recordFields,
  date: z.optional(z.string()),
  isCreated: z.optional(z.boolean()),
  admin: z.optional(z.unknown()),
  org: z.optional(z.unknown()),
});
export type SignUpAnswer = z.infer<typeof SignUpAnswer>;

/** Answer of `GET /orgs/signUp/checkCreated/{id}`; `appUrl` counts once `isCreated` is true. */
export const CheckCreatedAnswer = z.object({
  isCreated: z.boolean(),
  appUrl: z.optional(z.nullable(z.string())),
});
export type CheckCreatedAnswer = z.infer<typeof CheckCreatedAnswer>;

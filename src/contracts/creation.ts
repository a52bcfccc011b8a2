import * as z from 'zod/mini';
import { DateFormat, Interests, OrganisationType, PhoneFormat, TimeFormat } from './choices.ts';
import { filled, recordFields } from './record.ts';

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

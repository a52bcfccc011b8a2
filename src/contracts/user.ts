import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { ErrorBody } from './error-body.ts';
import { recordFields } from './record.ts';

const text = z.nullish(z.string());

/** A person or organisation that a user acts as (section 3). */
export const Identity = z.object({
  ...recordFields,
  age: z.nullish(z.number()),
  avatar: text,
  color: text,
  entityName: text,
  firstName: text,
  lastName: text,
  initials: text,
  locale: text,
  name: text,
  type: text,
  email: text,
});
export type Identity = z.infer<typeof Identity>;

/** The signed-in user (section 3). This site does not use `isSuper`. */
export const User = z.object({
  ...recordFields,
  email: z.string().check(z.minLength(1)),
  authProfiles: z.nullish(z.array(z.unknown())),
  identities: z.nullish(z.array(Identity)),
  isSuper: z.nullish(z.boolean()),
});
export type User = z.infer<typeof User>;

export const userEndpoint = {
  service: 'api',
  method: 'GET',
  path: '/user',
  summary: 'The signed-in user',
  queryParameters: {
    skipOrg: 'With true, nothing of the organisation is loaded',
    skipProfile: 'With true, nothing of the profile is loaded',
  },
  authenticated: true,
  answer: User,
  errors: { 400: ErrorBody, 401: ErrorBody, 403: ErrorBody },
} as const satisfies Endpoint;

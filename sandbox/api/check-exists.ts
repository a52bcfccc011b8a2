import { randomUUID } from 'node:crypto';
import type { ExistingOrganisation } from '#src/contracts/sign-up.ts';
import { type Organisation, findExisting } from '#sandbox/data/organisations.ts';
import { toComparableEmail } from '#src/kernel/text/email-address.ts';
import { isEmail } from '#sandbox/identity/credentials.ts';
import type { Handler } from './handlers.ts';
import { ApiError, rejectFields } from './api-error.ts';

/** Where an organisation's app is. */
export const buildAppUrl = (url: string, { slug }: Organisation): string => `${url}/orgs/${slug}`;

/**
 * The 409 of check-exists and of create. It names the e-mail that the visitor typed when that is what
 * matched, so that the site can tell an exact match; else the organisation's public one.
 */
export function rejectExisting(url: string, existing: Organisation, email: string): ApiError {
  const { name, email: publicEmail } = existing.sign_up;
  const own = [existing.owner_key, existing.email_key].includes(toComparableEmail(email));
  const data: ExistingOrganisation = {
    org: { name, email: own ? email : publicEmail },
    appUrl: buildAppUrl(url, existing),
  };
  return new ApiError(409, `${name} has an account already`, data);
}

export const checkExists: Handler<'checkExists'> = async ({ body, database, settings }) => {
  if (!isEmail(body.email)) throw rejectFields({ email: 'Not a valid email address' });
  const existing = await findExisting(database, body);
  if (existing) throw rejectExisting(settings.url, existing, body.email);
  return { id: randomUUID() };
};

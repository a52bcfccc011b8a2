import { randomUUID } from 'node:crypto';
import type { ExistingOrganisation } from '#src/contracts/sign-up.ts';
import { type Organisation, findExisting } from '#sandbox/data/organisations.ts';
import { comparableEmail } from '#src/kernel/text/email-address.ts';
import { isEmail } from '#sandbox/identity/credentials.ts';
import type { Handler } from './handlers.ts';
import { Refusal, refuseFields } from './refusal.ts';

/** Where an organisation's app is. */
export const appUrlOf = (url: string, { slug }: Organisation): string => `${url}/orgs/${slug}`;

/**
 * The 409 of check-exists and of create. It names the e-mail that the visitor typed when that is what
 * matched, so that the site can tell an exact match; else the organisation's public one.
 */
export function refuseExisting(url: string, existing: Organisation, email: string): Refusal {
  const { name, email: publicEmail } = existing.sign_up;
  const own = [existing.owner_key, existing.email_key].includes(comparableEmail(email));
  const data: ExistingOrganisation = {
    org: { name, email: own ? email : publicEmail },
    appUrl: appUrlOf(url, existing),
  };
  return new Refusal(409, `${name} has an account already`, data);
}

export const checkExists: Handler<'checkExists'> = async ({ body, database, settings }) => {
  if (!isEmail(body.email)) throw refuseFields({ email: 'Not a valid email address' });
  const existing = await findExisting(database, body);
  if (existing) throw refuseExisting(settings.url, existing, body.email);
  return { id: randomUUID() };
};

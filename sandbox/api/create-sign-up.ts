import { randomUUID } from 'node:crypto';
import { type CountryCode, isValidPhoneNumber } from 'libphonenumber-js/max';
import type { SignUpRequest } from '#src/contracts/creation.ts';
import { nameAccount } from '#sandbox/data/accounts.ts';
import { createOrganisation } from '#sandbox/data/organisations.ts';
import { isEmail } from '#sandbox/identity/credentials.ts';
import { rejectExisting } from './check-exists.ts';
import type { Handler } from './handlers.ts';
import { rejectFields } from './api-error.ts';

/** What the contract's shape does not say: sections 5 and 7 of the specification. */
function findFaults({ email, phone, countryCode, contact }: SignUpRequest, accountId: string) {
  const phoneIsValid = isValidPhoneNumber(phone, countryCode as CountryCode);
  return {
    ...(isEmail(email) ? {} : { email: 'Not a valid email address' }),
    ...(phoneIsValid ? {} : { phone: 'Not a valid number' }),
    ...(isEmail(contact.email) ? {} : { 'contact.email': 'Not a valid email address' }),
    ...(contact.username === contact.email ? {} : { 'contact.username': 'This field is invalid' }),
    ...(contact.id === accountId ? {} : { 'contact.id': 'This field is invalid' }),
  };
}

export const createSignUp: Handler<'createSignUp'> = async (call) => {
  const { body, account, database, settings, lastsSeconds } = call;
  const faults = findFaults(body, account.id);
  if (Object.keys(faults).length > 0) throw rejectFields(faults);

  const outcome = await createOrganisation(database, {
    accountId: account.id,
    idempotencyKey: call.idempotencyKey ?? randomUUID(),
    signUp: body,
    createMs: lastsSeconds === undefined ? settings.createMs : lastsSeconds * 1000,
  });
  if ('taken' in outcome) throw rejectExisting(settings.url, outcome.taken, body.contact.email);

  const { id, created_at, is_ready, sign_up } = outcome.created;
  const name = `${sign_up.contact.firstName} ${sign_up.contact.lastName}`;
  await nameAccount(database, account.id, name);
  return {
    id,
    meta: {},
    date: created_at.toISOString(),
    isCreated: is_ready,
    admin: { name, email: sign_up.contact.email },
    org: { name: sign_up.name, email: sign_up.email },
  };
};

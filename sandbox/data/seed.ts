import { hashPassword } from '#sandbox/identity/passwords.ts';
import type { SignUpRequest } from '#src/contracts/creation.ts';
import { addAccount, findAccountByEmail } from './accounts.ts';
import type { Database } from './database.ts';
import { createOrganisation } from './organisations.ts';

/** An account that a person can sign in with at once. */
const owner = { email: 'aroha@kauribay.example', password: 'Kauribay1', name: 'Aroha Ngata' };

const kauriBay: SignUpRequest = {
  type: 'Racket Sport',
  email: owner.email,
  countryCode: 'NZ',
  timezone: 'Pacific/Auckland',
  phone: '+64215550123',
  website: 'kauribay.example',
  interests: { membership: true, payments: true, events: true, bookings: true, resources: false },
  settings: { dateFormat: 'd MMM yyyy', timeFormat: 'h.mma', phoneFormat: 'default' },
  useDemoData: true,
  name: 'Kauri Bay Tennis Club',
  contact: {
    id: 'seed',
    firstName: 'Aroha',
    lastName: 'Ngata',
    email: owner.email,
    username: owner.email,
    phone: '+64215550123',
    hasAgreedToTerms: true,
  },
};

const email = 'tane@harbourcityrowing.example';
const harbourCity: SignUpRequest = {
  ...kauriBay,
  type: 'Sports Club',
  email,
  name: 'Harbour City Rowing',
  contact: { ...kauriBay.contact, firstName: 'Tāne', lastName: 'Wihongi', email, username: email },
};

/** Puts in what is there from the start; does nothing where it is there already. */
export async function seed(database: Database, passwordCost: number): Promise<void> {
  if (!(await findAccountByEmail(database, owner.email)))
    await addAccount(database, {
      ...owner,
      passwordHash: await hashPassword(owner.password, passwordCost),
    });
  const account = await findAccountByEmail(database, owner.email);
  const common = { idempotencyKey: 'seed', createMs: 0 };
  const accountId = account?.id ?? null;
  await createOrganisation(database, { ...common, signUp: kauriBay, accountId });
  await createOrganisation(database, { ...common, signUp: harbourCity, accountId: null });
}

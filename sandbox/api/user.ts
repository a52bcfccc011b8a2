import type { Identity } from '#src/contracts/user.ts';
import type { Account } from '#sandbox/data/accounts.ts';
import type { Handler } from './handlers.ts';

/** Who the account acts as, once its owner's name is known. */
const listIdentities = ({ id, name, email }: Account): Identity[] =>
  name === null ? [] : [{ id, name, email, type: 'person' }];

export const readUser: Handler<'user'> = async ({ account }) => ({
  id: account.id,
  meta: { createdAt: account.created_at.toISOString() },
  email: account.email,
  authProfiles: [{ provider: 'password', email: account.email }],
  identities: listIdentities(account),
  isSuper: false,
});

import type { Handler } from './handlers.ts';

export const readUser: Handler<'user'> = async ({ account }) => ({
  id: account.id,
  meta: { createdAt: account.created_at.toISOString() },
  email: account.email,
  authProfiles: [{ provider: 'password', email: account.email }],
  identities: [],
  isSuper: false,
});

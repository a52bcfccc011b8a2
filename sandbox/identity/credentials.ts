import { email as limits } from '#src/config/limits.ts';
import { addAccount, findAccountByEmail } from '#sandbox/data/accounts.ts';
import type { Database } from '#sandbox/data/database.ts';
import { hashPassword, findPasswordFault, verifyPassword } from './passwords.ts';

export type Mode = 'create' | 'login';
export type Credentials = { email: string; password: string };
export type Faults = Partial<Record<keyof Credentials, string>>;

export const EMAIL_TAKEN = 'An account with this email exists already';
const NOT_RIGHT = 'Email or password is not right';
const REQUIRED = 'This field is required';

/** One `@`, something before it and a dotted domain after it: who owns it is for the mail to find out. */
export const isEmail = (text: string): boolean =>
  text.length <= limits.MAX_LENGTH && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);

/** The rules of section 5, field by field; a login only asks for something in each. */
function findFaults(mode: Mode, { email, password }: Credentials): Faults {
  const emailFault = email === '' ? REQUIRED : 'Not a valid email address';
  const missing = password === '' ? REQUIRED : undefined;
  const fault = missing ?? (mode === 'create' ? findPasswordFault(password) : undefined);
  return {
    ...(isEmail(email) ? {} : { email: emailFault }),
    ...(fault ? { password: fault } : {}),
  };
}

/**
 * Signs in with what was typed, or creates the account.
 * @param platform `passwordCost` is that of a new hash
 * @returns the account's id, or the message of each field that is wrong
 */
export async function useCredentials(
  platform: { database: Database; passwordCost: number },
  mode: Mode,
  credentials: Credentials,
): Promise<{ accountId: string } | { faults: Faults }> {
  const { database, passwordCost } = platform;
  const { email, password } = credentials;
  const faults = findFaults(mode, credentials);
  if (Object.keys(faults).length > 0) return { faults };
  const existing = await findAccountByEmail(database, email);
  if (mode === 'login') {
    const isRight = await verifyPassword(password, existing?.password_hash, passwordCost);
    return existing && isRight ? { accountId: existing.id } : { faults: { password: NOT_RIGHT } };
  }
  if (existing) return { faults: { email: EMAIL_TAKEN } };
  const passwordHash = await hashPassword(password, passwordCost);
  const account = await addAccount(database, { email, passwordHash });
  return account ? { accountId: account.id } : { faults: { email: EMAIL_TAKEN } };
}

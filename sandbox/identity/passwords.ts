import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { password as limits } from '#src/config/limits.ts';

/** OWASP's password storage cheat sheet: N = 2^15, r = 8, p = 3 for scrypt. */
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
const KEY_BYTES = 32;

/** A longer one would only buy the sender our time. */
const MAX_LENGTH = 128;

const derive = (password: string, salt: Buffer) =>
  new Promise<Buffer>((resolve, reject) => {
    const text = password.normalize('NFKC');
    scrypt(text, salt, KEY_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** @returns salt and key, as `verifyPassword` reads them */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt);
  return `${salt.toString('base64url')}.${key.toString('base64url')}`;
}

const NOBODY = `${'A'.repeat(22)}.${'A'.repeat(43)}`;

/** Compares a password with a hash; an unknown account (no hash) takes as long as a known one. */
export async function verifyPassword(password: string, hash: string = NOBODY): Promise<boolean> {
  const [salt = '', key = ''] = hash.split('.');
  const derived = await derive(password.slice(0, MAX_LENGTH), Buffer.from(salt, 'base64url'));
  return timingSafeEqual(derived, Buffer.from(key, 'base64url')) && hash !== NOBODY;
}

/** The first rule of section 5 that a new password breaks, in the words of section 5. */
export function passwordFault(password: string): string | undefined {
  if (password === '') return 'This field is required';
  if (password.length < limits.MIN_LENGTH)
    return `Password must be at least ${limits.MIN_LENGTH} characters long`;
  if (password.length > MAX_LENGTH) return `Value must be at most ${MAX_LENGTH} characters`;
  if (!/\p{Lu}/u.test(password)) return 'Password must contain an upper case letter';
  if (!/\p{Ll}/u.test(password)) return 'Password must contain a lower case letter';
  if (!/\p{Nd}/u.test(password)) return 'Password must contain a number';
  return undefined;
}

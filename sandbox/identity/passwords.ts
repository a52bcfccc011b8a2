import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { password as limits } from '#src/config/limits.ts';

/** OWASP's password storage cheat sheet: N = 2^15, r = 8, p = 3 for scrypt. A cost is the binary logarithm of N. */
export const PASSWORD_COST = 15;
const SCRYPT = { r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
const KEY_BYTES = 32;

/** A longer one would only buy the sender our time. */
const MAX_LENGTH = 128;

const derive = (password: string, salt: Buffer, cost: number) =>
  new Promise<Buffer>((resolve, reject) => {
    const text = password.normalize('NFKC');
    const options = { ...SCRYPT, N: 2 ** cost };
    scrypt(text, salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** @returns salt, key and cost, as `verifyPassword` reads them */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return `${salt.toString('base64url')}.${key.toString('base64url')}.${cost}`;
}

const NOBODY = `${'A'.repeat(22)}.${'A'.repeat(43)}`;

/**
 * Compares a password with a hash, at the cost that the hash was made with.
 * @param hash an unknown account has none
 * @param cost of new hashes, so that an unknown account takes as long as a known one
 */
export async function verifyPassword(
  password: string,
  hash: string | undefined,
  cost: number,
): Promise<boolean> {
  const [salt = '', key = '', ownCost = PASSWORD_COST] = (hash ?? `${NOBODY}.${cost}`).split('.');
  const text = password.slice(0, MAX_LENGTH);
  const derived = await derive(text, Buffer.from(salt, 'base64url'), Number(ownCost));
  return timingSafeEqual(derived, Buffer.from(key, 'base64url')) && hash !== undefined;
}

/** The first rule of section 5 that a new password breaks, in the words of section 5. */
export function findPasswordFault(password: string): string | undefined {
  if (password === '') return 'This field is required';
  if (password.length < limits.MIN_LENGTH)
    return `Password must be at least ${limits.MIN_LENGTH} characters long`;
  if (password.length > MAX_LENGTH) return `Value must be at most ${MAX_LENGTH} characters`;
  if (!/\p{Lu}/u.test(password)) return 'Password must contain an upper case letter';
  if (!/\p{Ll}/u.test(password)) return 'Password must contain a lower case letter';
  if (!/\p{Nd}/u.test(password)) return 'Password must contain a number';
  return undefined;
}

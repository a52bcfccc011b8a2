import { login } from '#src/config/limits.ts';
import { AppError } from '#src/kernel/errors/app-error.ts';
import { signInMessages } from './messages.ts';

const ALPHANUMERICS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The largest multiple of 62 that a byte can count to: the bytes above would favour the first letters. */
const UNBIASED_BELOW = 256 - (256 % ALPHANUMERICS.length);

/**
 * Random letters and digits, each as likely as the others.
 * @param length how many characters
 */
export function randomAlphanumerics(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length - text.length))) {
      if (byte < UNBIASED_BELOW) text += ALPHANUMERICS.charAt(byte % ALPHANUMERICS.length);
    }
  }
  return text;
}

/** The one-time secret that proves who started a login: 128 characters (RFC 7636, section 4.1). */
export const createVerifier = (): string => randomAlphanumerics(login.VERIFIER_LENGTH);

/** The random value that ties the answer of a login to its start: 32 characters (RFC 6749, section 10.12). */
export const createState = (): string => randomAlphanumerics(login.STATE_LENGTH);

/**
 * The S256 challenge of a verifier (RFC 7636, section 4.2): 43 characters of base64url.
 * @throws AppError where the browser cannot hash (plain http, very old): `plain` is never fallen back to
 */
export async function createChallenge(verifier: string): Promise<string> {
  // Missing on pages that are not secure, whatever the types say.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) throw new AppError(signInMessages.secureBrowserNeeded);
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** What a login starts with. */
type LoginSecrets = {
  readonly verifier: string;
  readonly state: string;
  readonly challenge: string;
};

/**
 * Makes the secrets of one login.
 * @throws AppError where the browser has no working `crypto`, or one that does not answer
 */
export async function createLoginSecrets(): Promise<LoginSecrets> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const noAnswer = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('crypto does not answer')), login.CRYPTO_TIMEOUT_MS);
  });
  try {
    const [verifier, state] = [createVerifier(), createState()];
    return {
      verifier,
      state,
      challenge: await Promise.race([createChallenge(verifier), noAnswer]),
    };
  } catch (cause) {
    throw new AppError(signInMessages.secureBrowserNeeded, { cause });
  } finally {
    clearTimeout(timer);
  }
}

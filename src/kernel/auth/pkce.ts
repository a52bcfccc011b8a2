import { withTimeout } from '#src/kernel/async/with-timeout.ts';
import { login } from '#src/config/limits.ts';
import { AppError } from '#src/kernel/errors/app-error.ts';
import { signInMessages } from './messages.ts';

const ALPHANUMERICS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The largest multiple of 62 in a byte. Bytes above it would make the first letters more likely. */
const UNBIASED_BELOW = 256 - (256 % ALPHANUMERICS.length);

/**
 * Creates random letters and digits with equal probability.
 * @param length the number of characters
 */
export function createRandomText(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length - text.length))) {
      if (byte < UNBIASED_BELOW) text += ALPHANUMERICS.charAt(byte % ALPHANUMERICS.length);
    }
  }
  return text;
}

/** Creates the one-time secret of a login: 128 characters (RFC 7636, section 4.1). */
export const createVerifier = (): string => createRandomText(login.VERIFIER_LENGTH);

/** Creates the random value that connects the answer with its login: 32 characters (RFC 6749, section 10.12). */
export const createState = (): string => createRandomText(login.STATE_LENGTH);

/**
 * Creates the S256 challenge of a verifier (RFC 7636, section 4.2): 43 characters of base64url.
 * @throws AppError where the browser cannot hash (plain http, very old); it never uses `plain` instead
 */
export async function createChallenge(verifier: string): Promise<string> {
  // It is undefined on insecure pages, although its type says otherwise.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) throw new AppError(signInMessages.secureBrowserNeeded);
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The secrets of one login. */
type LoginSecrets = {
  readonly verifier: string;
  readonly state: string;
  readonly challenge: string;
};

/**
 * Creates the secrets of one login.
 * @throws AppError where the browser has no working `crypto`, or where `crypto` does not answer
 */
export async function createLoginSecrets(): Promise<LoginSecrets> {
  try {
    const [verifier, state] = [createVerifier(), createState()];
    return {
      verifier,
      state,
      challenge: await withTimeout(createChallenge(verifier), login.CRYPTO_TIMEOUT_MS),
    };
  } catch (cause) {
    throw new AppError(signInMessages.secureBrowserNeeded, { cause });
  }
}

import { env } from '#src/config/env.ts';
import { message } from '#src/config/limits.ts';
import { readUrl } from '#src/kernel/api/read-url.ts';
import { cutText } from '#src/kernel/text/cut-text.ts';
import { signInMessages } from './messages.ts';

/** The answer of the auth service: a code to exchange, or the reason of a failure. */
export type CallbackAnswer = { readonly code: string } | { readonly error: string };

const NOT_OURS: CallbackAnswer = { error: signInMessages.refused };

/** Gets the value of a parameter. A repeated parameter is invalid (RFC 6749, section 3.1). */
function readSingle(query: URLSearchParams, name: string): string | null {
  const [value, ...more] = query.getAll(name);
  return value !== undefined && value !== '' && more.length === 0 ? value : null;
}

/** Whether the issuer is ours: the origin of the login pages or of the auth service (RFC 9207). */
function isOurIssuer(issuer: string): boolean {
  const origin = readUrl(issuer)?.origin;
  return [env.authClientUrl, env.authApiUrl].some((url) => new URL(url).origin === origin);
}

function readReason(error: string, description: string | null): string {
  const said = cutText(description ?? '', message.MAX_LENGTH);
  if (said !== '') return said;
  return error === 'access_denied' ? signInMessages.denied : signInMessages.refused;
}

/**
 * Parses the answer of the auth service (RFC 6749, section 4.1.2). It checks the state first, because the text of an
 * answer for another login must not be shown (RFC 9700, section 4.7).
 * @param query the parameters of the callback's address
 * @param state the state that this tab sent
 */
export function readCallbackAnswer(query: URLSearchParams, state: string): CallbackAnswer {
  if (readSingle(query, 'state') !== state) return NOT_OURS;
  if (query.getAll('iss').some((issuer) => !isOurIssuer(issuer))) return NOT_OURS;
  const error = readSingle(query, 'error');
  if (error !== null) return { error: readReason(error, readSingle(query, 'error_description')) };
  const code = readSingle(query, 'code');
  return code === null ? NOT_OURS : { code };
}

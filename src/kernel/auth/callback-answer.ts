import { env } from '#src/config/env.ts';
import { message } from '#src/config/limits.ts';
import { readUrl } from '#src/kernel/api/read-url.ts';
import { cutText } from '#src/kernel/text/cut-text.ts';
import { signInMessages } from './messages.ts';

/** What the auth service answered: a code to exchange, or why there is none. */
export type CallbackAnswer = { readonly code: string } | { readonly error: string };

const NOT_OURS: CallbackAnswer = { error: signInMessages.refused };

/** The one value of a parameter; a repeated parameter is no answer at all (RFC 6749, section 3.1). */
function single(query: URLSearchParams, name: string): string | null {
  const [value, ...more] = query.getAll(name);
  return value !== undefined && value !== '' && more.length === 0 ? value : null;
}

/** Is this an issuer of ours? It speaks for the origin of the login pages or of the auth service (RFC 9207). */
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
 * Reads the answer of the auth service (RFC 6749, section 4.1.2). The state is checked first: the words of an answer
 * that is not to this tab's question are never shown (RFC 9700, section 4.7).
 * @param query the parameters of the callback's address
 * @param state what this tab sent along when the login was started
 */
export function readCallbackAnswer(query: URLSearchParams, state: string): CallbackAnswer {
  if (single(query, 'state') !== state) return NOT_OURS;
  if (query.getAll('iss').some((issuer) => !isOurIssuer(issuer))) return NOT_OURS;
  const error = single(query, 'error');
  if (error !== null) return { error: readReason(error, single(query, 'error_description')) };
  const code = single(query, 'code');
  return code === null ? NOT_OURS : { code };
}

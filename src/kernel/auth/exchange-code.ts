import type { ExchangeTokenRequest, Tokens } from '#src/contracts/auth.ts';
import { exchangeToken } from '#src/kernel/api/calls/exchange-token.ts';
import { noteServerTime } from '#src/kernel/api/clock-skew.ts';
import { AppError } from '#src/kernel/errors/app-error.ts';
import type { ErrorKind } from '#src/kernel/errors/app-error.ts';
import { logger } from '#src/kernel/log/logger.ts';
import { decodeToken, validateTokens } from './tokens.ts';

/**
 * The outcome of an exchange. `rejected`: the code or the tokens are invalid. `unreachable`: the service did not answer
 * correctly. `expired`: the new tokens have already expired, so the device's clock is wrong.
 */
export type Exchange =
  | { readonly outcome: 'tokens'; readonly tokens: Tokens }
  | { readonly outcome: 'rejected' | 'unreachable' | 'expired' };

const UNREACHABLE: readonly ErrorKind[] = ['network', 'timeout', 'serviceUnavailable'];

/** The status of a gateway when its service gives no valid answer (RFC 9110, section 15.6.3). */
const BAD_GATEWAY = 502;

function isUnreachable(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  return UNREACHABLE.includes(error.kind) || error.status === BAD_GATEWAY;
}

function classifyFailure(error: unknown): Exchange {
  logger.error('The code of a sign-in could not be exchanged', { error });
  return { outcome: isUnreachable(error) ? 'unreachable' : 'rejected' };
}

/**
 * Exchanges the code for the tokens, once. A second use of a code revokes its tokens (RFC 6749, section 4.1.2). It logs
 * a failure and returns it, and never throws (section 8).
 */
export async function exchangeCode(request: ExchangeTokenRequest): Promise<Exchange> {
  try {
    const tokens = await exchangeToken(request);
    noteServerTime((decodeToken(tokens.idToken)?.iat ?? Number.NaN) * 1000);
    const verdict = validateTokens(tokens);
    if (verdict === 'valid') return { outcome: 'tokens', tokens };
    logger.error('The exchange gave tokens that cannot be used', { verdict });
    return { outcome: verdict === 'expired' ? 'expired' : 'rejected' };
  } catch (error) {
    return classifyFailure(error);
  }
}

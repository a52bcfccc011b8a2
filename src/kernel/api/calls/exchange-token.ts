import {
  type ExchangeTokenRequest,
  type Tokens,
  exchangeTokenEndpoint,
} from '#src/contracts/auth.ts';
import { request } from '#src/kernel/api/client.ts';

/**
 * Exchanges the code of a sign-in for the tokens (section 7). A code works once, so the call is never repeated. A 401
 * starts no login, because this call is part of one.
 */
export const exchangeToken = (body: ExchangeTokenRequest): Promise<Tokens> =>
  request({ ...exchangeTokenEndpoint, body, reauthenticate: false, central: 'none' });

import { describe, expect, it, vi } from 'vitest';
import { env } from '#src/config/env.ts';
import { exchangeToken } from '#src/kernel/api/calls/exchange-token.ts';
import { ports } from '#src/kernel/api/ports.ts';
import { answerInTurn, caught, json, noAnswer } from '#tests/unit/kernel/api/answers.ts';
import { resetPortsAfterEach } from '#tests/unit/kernel/api/reset-ports.ts';

resetPortsAfterEach();

const URL_OF_CALL = `${env.authApiUrl}/exchange-token`;
const body = { code: 'code-1', verifier: 'v'.repeat(128) };
const tokens = { idToken: 'id', accessToken: 'access' };

describe('POST {auth api}/exchange-token', () => {
  it('sends code and verifier without a token, and answers both tokens [S7.14a]', async () => {
    ports.setTokenSource(() => 'token-0');
    const seen = answerInTurn(URL_OF_CALL, json(200, tokens));
    expect(await exchangeToken(body)).toEqual(tokens);
    expect(seen[0]?.method).toBe('POST');
    expect(JSON.parse(seen[0]!.body)).toEqual(body);
    expect(seen[0]?.headers.has('Authorization')).toBe(false);
    expect(seen[0]?.headers.get('X-Api-Version')).toBe('2023-01-01');
  });

  it.each([408, 502, 503, 504])('never sends a code twice: %i', async (status) => {
    const seen = answerInTurn(URL_OF_CALL, json(status), json(200, tokens));
    expect(await caught(exchangeToken(body))).toMatchObject({ status });
    expect(seen).toHaveLength(1);
  });

  it.each([
    ['401', json(401), 'notAuthenticated'],
    ['403', json(403), 'notAuthorized'],
    ['500', json(500), 'server'],
    ['no answer', noAnswer, 'network'],
  ])('leaves %s to its caller, and starts no login [S7.14b]', async (_, answer, kind) => {
    const anything = vi.fn<() => void>();
    ports.onUnauthenticated(anything);
    ports.onCentralError(anything);
    answerInTurn(URL_OF_CALL, answer);
    expect(await caught(exchangeToken(body))).toMatchObject({ kind, handled: false });
    expect(anything).not.toHaveBeenCalled();
  });

  it.each([{ idToken: 'id' }, { accessToken: 'access' }, { ...tokens, idToken: '' }, null])(
    'does not accept %j as tokens',
    async (answer) => {
      vi.spyOn(console, 'warn').mockImplementation(() => {});
      answerInTurn(URL_OF_CALL, json(200, answer));
      expect(await caught(exchangeToken(body))).toMatchObject({ kind: 'response' });
    },
  );
});

import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { exchangeCode } from '#src/kernel/auth/exchange-code.ts';
import { logger } from '#src/kernel/log/logger.ts';
import { buildToken } from '#tests/support/builders.ts';
import { noConnection, platformAnswers, errorReply } from '#tests/support/handlers.ts';
import { buildTokens, inSeconds } from './sign-in-support.ts';

const request = { code: 'the-code', verifier: 'v'.repeat(128) };
let log: MockInstance;

beforeEach(() => {
  log = vi.spyOn(logger, 'error').mockImplementation(() => {});
  vi.spyOn(logger, 'warn').mockImplementation(() => {});
});

const json = (body: unknown) => HttpResponse.json(body as never);

describe('the exchange of a code', () => {
  it('gives the tokens', async () => {
    const tokens = buildTokens();
    const calls = platformAnswers('exchangeToken', { body: tokens });
    await expect(exchangeCode(request)).resolves.toEqual({ outcome: 'tokens', tokens });
    expect(calls.map(({ body }) => body)).toEqual([request]);
    expect(calls[0]?.headers.get('authorization')).toBeNull();
    expect(log).not.toHaveBeenCalled();
  });

  it.each([400, 401, 403, 404, 422, 429, 500, 501])(
    'is rejected by an answer of %i [S8.26a]',
    async (status) => {
      const calls = platformAnswers('exchangeToken', errorReply(status, 'Used up'));
      await expect(exchangeCode(request)).resolves.toEqual({ outcome: 'rejected' });
      expect(calls).toHaveLength(1);
      expect(log).toHaveBeenCalledWith('The code of a sign-in could not be exchanged', {
        error: expect.objectContaining({ message: 'Used up' }) as unknown,
      });
    },
  );

  it.each([408, 502, 503, 504])(
    'is not answered by a %i, and the code is not sent twice',
    async (status) => {
      const calls = platformAnswers('exchangeToken', errorReply(status, 'Down'));
      await expect(exchangeCode(request)).resolves.toEqual({ outcome: 'unreachable' });
      expect(calls).toHaveLength(1);
    },
  );

  it('is not answered when there is no connection', async () => {
    const calls = platformAnswers('exchangeToken', noConnection);
    await expect(exchangeCode(request)).resolves.toEqual({ outcome: 'unreachable' });
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['only one token', () => json({ idToken: buildToken() })],
    ['an empty token', () => json({ ...buildTokens(), accessToken: '' })],
    ['a token of null', () => json({ ...buildTokens(), idToken: null })],
    ['a page of HTML', () => HttpResponse.html('<p>Hello</p>')],
  ])('is rejected when the answer has %s [A11]', async (_, answer) => {
    platformAnswers('exchangeToken', answer);
    await expect(exchangeCode(request)).resolves.toEqual({ outcome: 'rejected' });
    expect(log).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['two parts', 'e30.e30'],
    ['an expiry in words', buildToken({ exp: '2000000000' })],
    ['no expiry', buildToken({ exp: undefined })],
  ])('is rejected when a token has %s [A11]', async (_, accessToken) => {
    platformAnswers('exchangeToken', { body: { ...buildTokens(), accessToken } });
    await expect(exchangeCode(request)).resolves.toEqual({ outcome: 'rejected' });
    expect(log).toHaveBeenCalledWith('The exchange gave tokens that cannot be used', {
      verdict: 'invalid',
    });
  });

  it('shows a wrong clock when the fresh tokens have already expired', async () => {
    platformAnswers('exchangeToken', { body: buildTokens({ exp: inSeconds(-3600) }) });
    await expect(exchangeCode(request)).resolves.toEqual({ outcome: 'expired' });
    expect(log).toHaveBeenCalledWith('The exchange gave tokens that cannot be used', {
      verdict: 'expired',
    });
  });
});

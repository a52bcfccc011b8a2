import { beforeEach, describe, expect, it, vi } from 'vitest';
import { finishSignIn } from '#src/kernel/auth/finish-sign-in.ts';
import { readTokens } from '#src/kernel/auth/token-store.ts';
import { noConnection, platformAnswers, errorReply } from '#tests/support/handlers.ts';
import type { Received } from '#tests/support/handlers.ts';
import { buildTokens, comeBackTo, onFreshPages } from './sign-in-support.ts';

const page = onFreshPages();

let exchanges: Received[];
const tokens = buildTokens();

beforeEach(() => {
  exchanges = platformAnswers('exchangeToken', { body: tokens });
});

/** The sign-in up to its end, which is an error. */
const finish = async (): Promise<unknown> =>
  finishSignIn(await comeBackTo(page.left)).catch((error: unknown) => error);

describe('a user who cannot be loaded', () => {
  it('is a loading error with the cause, and the tokens stay [S8.26b]', async () => {
    platformAnswers('user', errorReply(500, 'Broken'));
    const error = await finish();
    expect(error).toMatchObject({ message: 'Loading error', kind: 'base', handled: false });
    expect(error).toHaveProperty('cause.kind', 'server');
    expect(error).toHaveProperty(
      'reference',
      (error as { cause: { reference: string } }).cause.reference,
    );
    expect((error as { reference: string }).reference).toMatch(/./);
    expect(readTokens()).toEqual(tokens);
  });

  it.each([
    ['the API does not know the token', () => errorReply(401, 'Who?')],
    ['there is no connection', noConnection],
  ])('is a loading error and no second login when %s', async (_, answer) => {
    platformAnswers('user', answer);
    expect(await finish()).toMatchObject({ message: 'Loading error' });
    expect(page.left).not.toHaveBeenCalled();
    expect(exchanges).toHaveLength(1);
  });

  it('is not sent to the other tabs', async () => {
    const otherTab = new BroadcastChannel('hc.auth');
    const told = vi.fn<() => void>();
    otherTab.addEventListener('message', told);
    platformAnswers('user', errorReply(404, 'Gone'));
    await finish();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(told).not.toHaveBeenCalled();
    otherTab.close();
  });
});

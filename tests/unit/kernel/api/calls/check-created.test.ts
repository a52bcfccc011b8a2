import { describe, expect, it, vi } from 'vitest';
import { listRecentCalls } from '#src/kernel/api/call-log.ts';
import { checkCreated } from '#src/kernel/api/calls/check-created.ts';
import { ports } from '#src/kernel/api/ports.ts';
import { answerInTurn, apiUrl, caught, json, noAnswer } from '#tests/unit/kernel/api/answers.ts';
import { resetPortsAfterEach } from '#tests/unit/kernel/api/reset-ports.ts';

resetPortsAfterEach();

const URL_OF_CALL = apiUrl('/orgs/signUp/checkCreated/a%2F1');

describe('GET /orgs/signUp/checkCreated/{id}', () => {
  it.each([
    { isCreated: false },
    { isCreated: false, appUrl: null },
    { isCreated: true, appUrl: 'https://bowls.example/' },
  ])('sends the token, and answers %j', async (answer) => {
    ports.setTokenSource(() => 'token-1');
    const seen = answerInTurn(URL_OF_CALL, json(200, answer));
    expect(await checkCreated('a/1')).toEqual(answer);
    expect(seen[0]?.method).toBe('GET');
    expect(seen[0]?.headers.get('Authorization')).toBe('Bearer token-1');
  });

  it('keeps the id out of the log [S7.13a]', async () => {
    answerInTurn(URL_OF_CALL, json(200, { isCreated: false }));
    await checkCreated('a/1');
    expect(listRecentCalls().at(-1)?.path).toBe('/orgs/signUp/checkCreated/{id}');
  });

  it.each([
    ['500', json(500), 'server'],
    ['403', json(403), 'notAuthorized'],
    ['404', json(404), 'notFound'],
    ['no answer', noAnswer, 'network'],
  ])('leaves %s to the poller', async (_, answer, kind) => {
    const central = vi.fn<() => void>();
    ports.onCentralError(central);
    answerInTurn(URL_OF_CALL, answer);
    expect(await caught(checkCreated('a/1'))).toMatchObject({ kind, handled: false });
    expect(central).not.toHaveBeenCalled();
  });

  it('ends with its signal', async () => {
    answerInTurn(URL_OF_CALL, json(200, { isCreated: true }));
    const ending = new AbortController();
    const call = caught(checkCreated('a/1', { signal: ending.signal }));
    ending.abort();
    expect(await call).toMatchObject({ kind: 'base', message: 'The call was cancelled.' });
  });
});

import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { env } from '#src/config/env.ts';
import { recentCalls, recordCall } from '#src/kernel/api/call-log.ts';
import { request } from '#src/kernel/api/client.ts';
import { answerInTurn, apiUrl, json, noAnswer } from './answers.ts';

const answer = z.unknown();
const last = () => recentCalls().at(-1);

describe('the log of calls', () => {
  it('keeps the last ten, oldest first', () => {
    const call = { method: 'GET', path: '/', status: 200, ms: 1, tries: 1 };
    const before = recentCalls();
    for (let n = 1; n <= 12; n += 1) recordCall({ ...call, id: String(n) });
    const ids = recentCalls().map(({ id }) => id);
    expect(ids).toEqual(['3', '4', '5', '6', '7', '8', '9', '10', '11', '12']);
    expect(before.map(({ id }) => id)).not.toContain('12');
  });

  it('tells of a call its method, path, status, time, tries and id, and nothing personal', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const seen = answerInTurn(`${env.apiUrl}/people/*`, () => {
      vi.advanceTimersByTime(43);
      return json(200)();
    });
    await request({
      method: 'PATCH',
      path: '/people/{id}',
      params: { id: 'jo@club.test' },
      body: { phone: '+6421555123' },
      query: { search: 'Jo' },
      answer,
    });
    vi.useRealTimers();
    expect(last()).toEqual({
      method: 'PATCH',
      path: '/people/{id}',
      status: 200,
      ms: 43,
      tries: 1,
      id: seen[0]?.headers.get('X-Request-Id'),
    });
  });

  it.each([
    ['the status of an error answer', json(404), 404],
    ['-1 for no answer', noAnswer, -1],
  ])('has %s', async (_, given, status) => {
    answerInTurn(apiUrl('/thing'), given);
    await request({ method: 'GET', path: '/thing', answer }).catch(() => {});
    expect(last()).toMatchObject({ path: '/thing', status });
  });

  it('has the status 0 for a call that never got as far as one', async () => {
    const signal = AbortSignal.abort();
    await request({ method: 'GET', path: '/thing', answer, signal }).catch(() => {});
    expect(last()).toMatchObject({ path: '/thing', status: 0, tries: 1 });
  });

  it('tells of a third party no more than its origin', async () => {
    answerInTurn('https://ip.example/json', json(200));
    const call = { method: 'GET', path: '?key=secret', external: true, answer } as const;
    await request({ ...call, baseUrl: 'https://ip.example/json' });
    expect(last()).toMatchObject({ path: 'https://ip.example', status: 200 });
  });
});

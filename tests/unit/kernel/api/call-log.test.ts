import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { env } from '#src/config/env.ts';
import { CALL_MARK } from '#src/contracts/support-bundle.ts';
import { getFailedCallId, listRecentCalls, recordCall } from '#src/kernel/api/call-log.ts';
import { request } from '#src/kernel/api/client.ts';
import { createRequestId } from '#src/kernel/api/flow.ts';
import { answerInTurn, apiUrl, json, noAnswer } from './answers.ts';

const answer = z.unknown();
const call = { method: 'GET', path: '/', status: 200, ms: 1, tries: 1 } as const;
const last = () => listRecentCalls().at(-1);

describe('the log of calls', () => {
  it('keeps the last ten, oldest first', () => {
    const ids = Array.from({ length: 12 }, createRequestId);
    for (const id of ids) recordCall({ ...call, id });
    expect(listRecentCalls().map(({ id }) => id)).toEqual(ids.slice(2));
  });

  it('leaves at most ten marks in User Timing', () => {
    for (let count = 0; count < 300; count += 1) recordCall({ ...call, id: createRequestId() });
    const marks = performance.getEntriesByName(CALL_MARK);
    expect(marks.length).toBeLessThanOrEqual(10);
    expect(marks.length).toBeGreaterThan(0);
  });

  it('contains method, path, status, time, tries and id of a call, and nothing personal', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
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
  ])('contains %s', async (_, given, status) => {
    answerInTurn(apiUrl('/thing'), given);
    await request({ method: 'GET', path: '/thing', answer }).catch(() => {});
    expect(last()).toMatchObject({ path: '/thing', status });
  });

  it('has the status 0 for a call without a status', async () => {
    const signal = AbortSignal.abort();
    await request({ method: 'GET', path: '/thing', answer, signal }).catch(() => {});
    expect(last()).toMatchObject({ path: '/thing', status: 0, tries: 1 });
  });

  it('contains only the origin of a third party', async () => {
    answerInTurn('https://ip.example/json', json(200));
    const lookUp = { method: 'GET', path: '?key=secret', external: true, answer } as const;
    await request({ ...lookUp, baseUrl: 'https://ip.example/json' });
    expect(last()).toMatchObject({ path: 'https://ip.example', status: 200 });
  });

  it('starts again when the stored value is invalid', () => {
    sessionStorage.setItem('hc.calls', JSON.stringify([{ ...call, path: '/jo@club.test' }]));
    expect(listRecentCalls()).toEqual([]);
  });

  it('contains the kind of error of a call, also with a status of 200', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    answerInTurn(apiUrl('/thing'), json(200, { id: 7 }));
    const thing = { method: 'GET', path: '/thing', answer: z.object({ id: z.string() }) } as const;
    await request(thing).catch(() => {});
    expect(last()).toMatchObject({ status: 200, kind: 'response' });
    expect(getFailedCallId()).toBe(last()?.id);
  });

  it('finds the last failed call to the platform, or none', () => {
    expect(getFailedCallId()).toBeNull();
    const failed = { ...call, status: 500, kind: 'server' } as const;
    const newest = createRequestId();
    recordCall({ ...failed, id: createRequestId() });
    recordCall({ ...failed, id: newest });
    recordCall({ ...call, id: createRequestId() });
    recordCall({ ...failed, path: 'https://ip.example', id: createRequestId() });
    expect(getFailedCallId()).toBe(newest);
  });
});

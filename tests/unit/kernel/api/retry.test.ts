import { AxiosError, AxiosHeaders } from 'axios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { listRecentCalls } from '#src/kernel/api/call-log.ts';
import { request } from '#src/kernel/api/client.ts';
import { ports } from '#src/kernel/api/ports.ts';
import { retryDelay } from '#src/kernel/api/retry.ts';
import type { AppError } from '#src/kernel/errors/app-error.ts';
import { answerInTurn, apiUrl, json, noAnswer } from './answers.ts';
import { resetPortsAfterEach } from './reset-ports.ts';

const answer = z.object({ ok: z.boolean() });
const ok = json(200, { ok: true });
const get = (options: { signal?: AbortSignal } = {}) =>
  request({ method: 'GET', path: '/thing', answer, ...options });

const caught = (call: Promise<unknown>) => call.catch((error: unknown) => error as AppError);

/** Lets a call run to its end, however long it waits between its tries. */
async function runToEnd<T>(call: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(60_000);
  return call;
}

const gaps = (seen: { at: number }[]) => seen.slice(1).map(({ at }, n) => at - seen[n]!.at);

const asks = (seconds: string) => json(503, {}, { 'Retry-After': seconds });

const delay = (attempt: number, value?: string) => {
  const headers = new AxiosHeaders(value === undefined ? {} : { 'retry-after': value });
  const response = { status: 503, headers } as unknown as NonNullable<AxiosError['response']>;
  return retryDelay(attempt, new AxiosError('No', undefined, undefined, undefined, response));
};

resetPortsAfterEach();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a repeatable call', () => {
  it('is sent again after 0.3 s and after 0.6 s, and gives one answer [E01, S9.3]', async () => {
    const seen = answerInTurn(apiUrl('/thing'), json(503), json(503), ok);
    expect(await runToEnd(get())).toEqual({ ok: true });
    expect(gaps(seen)).toEqual([300, 600]);
  });

  it('gives one error, mapped once from the last answer', async () => {
    const central = vi.fn<(error: AppError) => void>();
    ports.onCentralError(central);
    const seen = answerInTurn(apiUrl('/thing'), json(502), json(504), json(500));
    const error = await runToEnd(caught(get()));
    expect(error).toMatchObject({ kind: 'server', status: 500 });
    expect(seen).toHaveLength(3);
    expect(central).toHaveBeenCalledExactlyOnceWith(error);
  });

  it('is sent at most three times, then fails with the kind of the last answer [E02, S9.3]', async () => {
    const seen = answerInTurn(apiUrl('/thing'), json(503, { message: 'Closed' }));
    const error = await runToEnd(caught(get()));
    expect(error).toMatchObject({ kind: 'serviceUnavailable', message: 'Closed' });
    expect(seen).toHaveLength(3);
  });

  it('keeps its id and its headers in all tries, and the error refers to that id', async () => {
    ports.setTokenSource(() => 'token-1');
    const seen = answerInTurn(apiUrl('/thing'), json(503));
    const error = (await runToEnd(caught(get()))) as AppError;
    const ids = seen.map(({ headers }) => headers.get('X-Request-Id'));
    expect(ids).toEqual([error.reference, error.reference, error.reference]);
    expect(seen.map(({ headers }) => headers.get('Authorization'))).toEqual(
      Array.from({ length: 3 }, () => 'Bearer token-1'),
    );
  });

  it.each([408, 502, 503, 504])('is sent again after %i [E03, S7.22a]', async (status) => {
    const seen = answerInTurn(apiUrl('/thing'), json(status), ok);
    await runToEnd(get());
    expect(seen).toHaveLength(2);
  });

  it.each([400, 401, 403, 404, 409, 410, 422, 425, 429, 500, 501, 505, 599])(
    'is sent once when the answer is %i [E03]',
    async (status) => {
      const seen = answerInTurn(apiUrl('/thing'), json(status));
      expect(await runToEnd(caught(get()))).toMatchObject({ status });
      expect(seen).toHaveLength(1);
    },
  );

  it('is sent once when there is no answer at all', async () => {
    const seen = answerInTurn(apiUrl('/thing'), noAnswer);
    expect(await runToEnd(caught(get()))).toMatchObject({ kind: 'network' });
    expect(seen).toHaveLength(1);
  });

  it('is not sent again after its signal has aborted it', async () => {
    const ending = new AbortController();
    const seen = answerInTurn(apiUrl('/thing'), json(503));
    const call = caught(get({ signal: ending.signal }));
    await vi.advanceTimersByTimeAsync(100);
    ending.abort();
    expect(await runToEnd(call)).toMatchObject({ kind: 'base' });
    expect(seen).toHaveLength(1);
  });

  it('sends the same body again when it has one', async () => {
    const seen = answerInTurn(apiUrl('/thing'), json(503), ok);
    const call = { method: 'POST', path: '/thing', answer, body: { a: 'ö' } } as const;
    await runToEnd(request({ ...call, repeatable: true }));
    expect(seen.map(({ body }) => body)).toEqual(['{"a":"ö"}', '{"a":"ö"}']);
    expect(seen[1]?.headers.get('Content-Type')).toMatch(/^application\/json/);
  });

  it('is logged once, with the number of its tries', async () => {
    answerInTurn(apiUrl('/thing'), json(503), json(503), ok);
    await runToEnd(get());
    expect(listRecentCalls().at(-1)).toMatchObject({ status: 200, tries: 3 });
    answerInTurn(apiUrl('/thing'), json(503));
    await runToEnd(caught(get()));
    expect(listRecentCalls().at(-1)).toMatchObject({ status: 503, tries: 3 });
    answerInTurn(apiUrl('/thing'), ok);
    await runToEnd(get());
    expect(listRecentCalls().at(-1)).toMatchObject({ status: 200, tries: 1 });
  });
});

describe('a call that is not repeatable', () => {
  it.each(['POST', 'PATCH', 'DELETE'] as const)('is sent once: %s', async (method) => {
    const seen = answerInTurn(apiUrl('/thing'), json(503));
    await runToEnd(caught(request({ method, path: '/thing', answer })));
    expect(seen).toHaveLength(1);
  });

  it('is sent once: a GET that says so', async () => {
    const seen = answerInTurn(apiUrl('/thing'), json(503));
    const call = { method: 'GET', path: '/thing', answer, repeatable: false } as const;
    await runToEnd(caught(request(call)));
    expect(seen).toHaveLength(1);
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');
  beforeEach(() => void vi.setSystemTime(now));

  it.each([
    ['absent', undefined, 300, 600],
    ['shorter than the back-off', '0', 300, 600],
    ['longer than the back-off', '2', 2000, 2000],
    ['as long as is honoured', '5', 5000, 5000],
    ['longer than is honoured', '3600', 5000, 5000],
    ['negative', '-30', 300, 600],
    ['a fraction between the two back-offs', '0.45', 450, 600],
    ['a date to come', 'Thu, 01 Jan 2026 00:00:03 GMT', 3000, 3000],
    ['a date far to come', 'Fri, 01 Jan 2027 00:00:00 GMT', 5000, 5000],
    ['a date gone by', 'Wed, 01 Jan 2025 00:00:00 GMT', 300, 600],
    ['no time at all', 'soon', 300, 600],
  ])('%s', (_, value, first, second) => {
    expect(delay(1, value)).toBe(first);
    expect(delay(2, value)).toBe(second);
  });

  it('is honoured between the tries of a call [E13]', async () => {
    const seen = answerInTurn(apiUrl('/thing'), asks('2'), asks('3600'), ok);
    await runToEnd(get());
    expect(gaps(seen)).toEqual([2000, 5000]);
  });
});

import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { checkCreated } from '#src/kernel/api/calls/check-created.ts';
import { getUser } from '#src/kernel/api/calls/user.ts';
import { request } from '#src/kernel/api/client.ts';
import { buildUser } from '#tests/support/builders.ts';
import { caught } from './answers.ts';
import { startNeighbour } from './neighbour.ts';

/** A fetch with the cache of a browser (Fetch standard, "HTTP-network-or-cache fetch"): it holds one answer for good. */
function cacheHolds(stale: unknown, current: unknown) {
  const fetched = vi.fn<typeof fetch>((input, init) => {
    const mode = new Request(input, init).cache;
    const passesBy = ['no-store', 'reload'].includes(mode);
    return Promise.resolve(Response.json(passesBy ? current : stale));
  });
  vi.stubGlobal('fetch', fetched);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the browser’s cache is not used [R19]', () => {
  it('to check whether the organisation is ready', async () => {
    const ready = { isCreated: true, appUrl: 'https://bowls.example/' };
    cacheHolds({ isCreated: false }, ready);
    expect(await checkCreated('sign-up-1')).toEqual(ready);
  });

  it('to load the user', async () => {
    const current = buildUser();
    cacheHolds({ ...current, email: 'old@club.example' }, current);
    expect(await getUser()).toMatchObject({ email: current.email });
  });
});

describe('a call without the cache [R19]', () => {
  let behave: (request: IncomingMessage, response: ServerResponse) => void;
  let baseUrl: string;

  beforeEach(async () => {
    baseUrl = await startNeighbour((call, response) => behave(call, response));
  });

  const ask = (options: { timeoutMs?: number; signal?: AbortSignal }) =>
    caught(
      request({
        method: 'GET',
        baseUrl,
        path: '/state',
        answer: z.unknown(),
        fresh: true,
        ...options,
      }),
    );

  it('ends in time without an answer', async () => {
    behave = () => {};
    expect(await ask({ timeoutMs: 500 })).toMatchObject({ kind: 'timeout', status: 504 });
  });

  it('ends in time when the body is slow', async () => {
    behave = (_, response) => {
      response.write('{"a":"');
      const drip = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(drip));
    };
    expect(await ask({ timeoutMs: 500 })).toMatchObject({ kind: 'timeout', status: 504 });
  });

  it('ends with its signal while it waits for an answer', async () => {
    const ending = new AbortController();
    behave = () => ending.abort();
    const error = await ask({ signal: ending.signal });
    expect(error).toMatchObject({ kind: 'base', message: 'The call was cancelled.' });
  });
});

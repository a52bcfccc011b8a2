import type { ServerResponse } from 'node:http';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { request } from '#src/kernel/api/client.ts';
import type { AppError } from '#src/kernel/errors/app-error.ts';
import { startNeighbour } from './neighbour.ts';

let behave: (response: ServerResponse) => void;
let baseUrl: string;
let calls: number;

beforeEach(async () => {
  calls = 0;
  baseUrl = await startNeighbour((_, response) => {
    calls += 1;
    behave(response);
  });
});

async function callFor(timeoutMs: number) {
  const started = performance.now();
  const call = { method: 'GET', baseUrl, path: '/slow', answer: z.unknown() } as const;
  const error = await request({ ...call, timeoutMs }).catch(
    (thrown: unknown) => thrown as AppError,
  );
  return { error, ms: performance.now() - started };
}

describe('the time of one try', () => {
  const tooLong = {
    kind: 'timeout',
    status: 504,
    message: 'The service did not answer in time.',
  };

  it('ends a call without an answer with the kind timeout, and does not retry it [E05]', async () => {
    behave = () => {};
    /* Long enough for the call to arrive on a busy machine. */
    const { error, ms } = await callFor(1000);
    expect(error).toMatchObject(tooLong);
    expect(ms).toBeGreaterThan(990);
    expect(ms).toBeLessThan(4000);
    expect(calls).toBe(1);
  });

  it('includes the body: a slow body also ends the call [E06]', async () => {
    behave = (response) => {
      response.write('{"a":"');
      const drip = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(drip));
    };
    const { error, ms } = await callFor(200);
    expect(error).toMatchObject(tooLong);
    expect(ms).toBeLessThan(4000);
  });

  it('starts anew for each try', async () => {
    behave = (response) => {
      response.statusCode = calls < 3 ? 503 : 200;
      setTimeout(() => response.end('{}'), 400);
    };
    const { error, ms } = await callFor(1000);
    expect(error).toEqual({});
    expect(ms).toBeGreaterThan(2000);
    expect(calls).toBe(3);
  });

  it('is 10 s unless the call says otherwise [E05, S7.22b]', async () => {
    const timeout = vi.spyOn(XMLHttpRequest.prototype, 'timeout', 'set');
    behave = (response) => response.end('{}');
    await request({ method: 'GET', baseUrl, path: '/', answer: z.unknown() });
    expect(timeout.mock.calls).toEqual([[10_000]]);
  });
});

import axios, { type AxiosInstance } from 'axios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addErrorMapping, mapError } from '#src/kernel/api/map-error.ts';
import { addRetries, createRetryOptions } from '#src/kernel/api/retry.ts';
import { AppError } from '#src/kernel/errors/app-error.ts';
import { answerInTurn, apiUrl, caught, json } from './answers.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

type AddInterceptor = (client: AxiosInstance) => void;

async function failWith(...interceptors: AddInterceptor[]) {
  const client = axios.create();
  for (const add of interceptors) add(client);
  const seen = answerInTurn(apiUrl('/thing'), json(503, { message: 'Closed' }));
  const call = client.get(apiUrl('/thing'), {
    reference: 'id-1',
    ...createRetryOptions(true, () => {}),
  });
  const error = caught(call);
  await vi.advanceTimersByTimeAsync(5_000);
  return { error: await error, tries: seen.length };
}

describe('the interceptors of the client', () => {
  it('repeat a call, then map its last error', async () => {
    const { error, tries } = await failWith(addRetries, addErrorMapping);
    expect(tries).toBe(3);
    expect(error).toMatchObject({
      kind: 'serviceUnavailable',
      message: 'Closed',
      reference: 'id-1',
    });
  });

  it('would repeat nothing in the other order, because a mapped error is no axios error', async () => {
    const { error, tries } = await failWith(addErrorMapping, addRetries);
    expect(tries).toBe(1);
    expect(error).toBeInstanceOf(AppError);
  });

  it('do not change an error that is already mapped', () => {
    const error = new AppError('Once');
    expect(mapError(error, 'id-2')).toBe(error);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { getClockSkew, noteServerTime } from '#src/kernel/api/clock-skew.ts';
import { request } from '#src/kernel/api/client.ts';
import { answerInTurn, apiUrl } from './answers.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T09:30:00Z') });
  noteServerTime(Date.now());
});
afterEach(() => vi.useRealTimers());

const thing = { method: 'GET', path: '/thing', answer: z.unknown() } as const;
const answeredAt = (date: string | null) =>
  answerInTurn(apiUrl('/thing'), () => Response.json({}, date ? { headers: { date } } : {}));

describe('the skew of the clock', () => {
  it('is read from the date of an answer, in seconds that the device is ahead', async () => {
    answeredAt('Sat, 28 Nov 2026 09:25:00 GMT');
    await request(thing);
    expect(getClockSkew()).toBe(300);
  });

  it.each(['yesterday', null])('does not change when the date is %j', async (date) => {
    noteServerTime(Date.now() + 7000);
    answeredAt(date);
    await request(thing);
    expect(getClockSkew()).toBe(-7);
  });

  it('is not taken from a third party', async () => {
    answerInTurn('https://ip.example/json', () =>
      Response.json({}, { headers: { date: 'Sat, 28 Nov 2026 01:00:00 GMT' } }),
    );
    await request({ ...thing, path: '', baseUrl: 'https://ip.example/json', external: true });
    expect(getClockSkew()).toBe(0);
  });
});

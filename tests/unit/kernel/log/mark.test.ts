import { beforeEach, expect, it, vi } from 'vitest';
import { mark } from '#src/kernel/log/mark.ts';

beforeEach(() => performance.clearMarks());

it('the function sets a mark of User Timing with its detail', () => {
  mark('hc:visit', '/welcome');
  expect(performance.getEntriesByName('hc:visit')).toMatchObject([{ detail: '/welcome' }]);
});

it('the function does nothing in a browser that rejects marks', () => {
  vi.spyOn(performance, 'mark').mockImplementation(() => {
    throw new TypeError('refused');
  });
  expect(() => mark('hc:visit', '/welcome')).not.toThrow();
});

it('the function keeps at most ten marks of a name', () => {
  for (let n = 0; n < 25; n += 1) mark('hc:visit', n);
  const kept = performance.getEntriesByName('hc:visit');
  expect(kept.length).toBeLessThanOrEqual(10);
  expect(kept.at(-1)).toMatchObject({ detail: 24 });
});

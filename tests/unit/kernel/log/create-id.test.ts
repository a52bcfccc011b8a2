import { expect, it, vi } from 'vitest';
import { createId } from '#src/kernel/log/create-id.ts';

it('an id is a UUID of version 4', () => {
  for (let n = 0; n < 200; n += 1) {
    expect(createId()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  }
});

it('an id is unique', () => {
  const ids = new Set(Array.from({ length: 1000 }, createId));
  expect(ids.size).toBe(1000);
});

it('an id keeps all random bits and leading zeros', () => {
  const random = vi.spyOn(crypto, 'getRandomValues');
  const fillWith = (byte: number) =>
    random.mockImplementation((array) => {
      (array as unknown as Uint8Array).fill(byte);
      return array;
    });
  fillWith(0);
  expect(createId()).toBe('00000000-0000-4000-8000-000000000000');
  fillWith(0xff);
  expect(createId()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
});

import { describe, expect, it } from 'vitest';
import { moveInList } from '#src/ui/select/list-keys.ts';

describe('the keys of an open list', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 19, 19],
    ['ArrowUp', -1, 19],
    ['ArrowUp', 1, 0],
    ['ArrowUp', 0, 0],
    ['PageDown', 0, 6],
    ['PageDown', 18, 19],
    ['PageUp', 10, 4],
    ['PageUp', 3, 0],
    ['Home', 12, 0],
    ['End', 12, 19],
  ])('take the active option with %s from %i to %i of 20', (key, active, next) => {
    expect(moveInList(key, active, 20)).toBe(next);
  });

  it.each(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'])(
    'find nothing in an empty list with %s',
    (key) => {
      expect(moveInList(key, -1, 0)).toBe(-1);
    },
  );

  it.each(['a', 'Enter', 'Tab', 'ArrowLeft'])('leave %s to others', (key) => {
    expect(moveInList(key, 3, 20)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { listDescribingIds } from '#src/ui/controls/described-by.ts';

describe('the description of a control', () => {
  it.each([
    [undefined, undefined, undefined],
    ['A hint', undefined, 'email-hint'],
    [undefined, 'An error', 'email-error'],
    ['A hint', 'An error', 'email-hint email-error'],
  ])('with the hint %j and the error %j is %j', (hint, error, ids) => {
    expect(listDescribingIds('email', hint, error)).toBe(ids);
  });
});

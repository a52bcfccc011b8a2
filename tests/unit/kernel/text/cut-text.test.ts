import { expect, it } from 'vitest';
import { cutText } from '#src/kernel/text/cut-text.ts';

it.each([
  ['  too long  ', 3, 'too'],
  ['short', 300, 'short'],
  ['a😀', 2, 'a'],
  ['a😀', 3, 'a😀'],
  ['', 3, ''],
])('cutText cuts %j to %d characters, and never cuts an emoji', (text, length, cut) => {
  expect(cutText(text, length)).toBe(cut);
});

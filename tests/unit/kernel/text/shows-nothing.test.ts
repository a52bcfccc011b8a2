import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdsInvisible } from '#src/kernel/text/invisible.ts';
import { showsNothing } from '#src/kernel/text/shows-nothing.ts';
import { runs } from '#tests/support/fuzz.ts';
import { INVISIBLE, WHOLE, anyText, codePoints } from './texts.ts';

it.each(['', '\u200b', '\u3164', '\u2060\u200e', '\u034f\ufe0f', ...INVISIBLE])(
  'the check counts %j as empty [R07]',
  (text) => expect(showsNothing(text)).toBe(true),
);

it.each([...WHOLE, 'a', '.', '-', '\ud800', '\ufffd', '\ue000', '\u0600', '\u{110cd}'])(
  'the check does not count %j as empty, also between invisible characters',
  (text) => {
    expect(showsNothing(text)).toBe(false);
    expect(showsNothing(`${INVISIBLE.join('')}${text}${INVISIBLE.join('')}`)).toBe(false);
  },
);

it('the check treats every letter, mark, digit, sign and symbol of Unicode as visible, and every default-ignorable character as invisible', () => {
  const seen = /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Co}]$/u;
  const ignored = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\u2800]$/u;
  const wrong: string[] = [];
  for (const character of codePoints()) {
    const isIgnored = ignored.test(character);
    if (isIgnored !== showsNothing(character) && (isIgnored || seen.test(character)))
      wrong.push(character);
  }
  expect(wrong).toEqual([]);
}, 60_000);

it('the search finds an invisible character at any place', () => {
  for (const character of INVISIBLE) {
    expect(holdsInvisible(`a${character}`)).toBe(true);
    expect(holdsInvisible(`${character}a`)).toBe(true);
    expect(holdsInvisible(`a${character}b`)).toBe(true);
  }
  expect(holdsInvisible('ab')).toBe(false);
  expect(holdsInvisible('')).toBe(false);
});

it('the check counts two joined texts as empty only when both are empty', () => {
  fc.assert(
    fc.property(anyText, anyText, (one, two) => {
      fc.pre(!/[\ud800-\udbff]$/.test(one));
      expect(showsNothing(one + two)).toBe(showsNothing(one) && showsNothing(two));
    }),
    { numRuns: runs(300) },
  );
});

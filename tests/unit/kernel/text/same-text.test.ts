import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toComparableText, isSameText } from '#src/kernel/text/same-text.ts';
import { runs } from '#tests/support/fuzz.ts';
import { INVISIBLE, WHOLE, anyText, codePoints } from './texts.ts';
import { measureCpuMs } from '#tests/support/cpu-time.ts';

describe('two texts', () => {
  it.each([
    ['R08', 'Café Tennis', 'Cafe\u0301 Tennis'],
    ['R08', 'Café Tennis', 'Café\u00a0Tennis'],
    ['F02', 'CAFÉ  rovers', 'Café rovers'],
    ['white space', 'Kauri \t\n Bay', ' kauri bay '],
    ['blank Braille', 'Kauri\u2800Bay', 'Kauri Bay'],
    ['invisible', 'Ka\u200buri\u00ad\u2060 Bay\u3164', 'Kauri Bay'],
    ['joiners', 'علی‌رضا', 'علیرضا'],
    ['full width', 'ＫＡＵＲＩ', 'kauri'],
    ['ligatures', 'ﬁeld', 'FIELD'],
    ['sharp s', 'Straße', 'STRASSE'],
    ['capital sharp s', 'Straẞe', 'straße'],
    ['sigma', 'ΟΔΟΣ', 'οδος'],
    ['sigma inside', 'οδοσ', 'οδος'],
    ['iota below', 'ᾳ', 'ΑΙ'],
    ['dotted I, decomposed', 'İ', 'I\u0307'],
    ['selectors', '❤️', '❤'],
  ])('%s: %j and %j are the same', (_, one, other) => {
    expect(isSameText(one, other)).toBe(true);
    expect(isSameText(other, one)).toBe(true);
  });

  it.each([
    ['İ', 'I'],
    ['İ', 'i'],
    ['İ', 'ı'],
    ['ı', 'i'],
    ['ı', 'I'],
    ['IŞIK', 'ışık'],
    ['Cafe', 'Café'],
    ['Kauri Bay', 'KauriBay'],
    ['', ''],
    [' \u200b', ''],
    ['\u3164', '\u3164'],
  ])('%j and %j are not', (one, other) => {
    expect(isSameText(one, other)).toBe(false);
    expect(isSameText(other, one)).toBe(false);
  });
});

it('the comparison treats each Unicode character as equal in upper case, lower case and decomposed, except ı and I [F02]', () => {
  const wrong: string[] = [];
  for (const character of codePoints()) {
    const written = new Set([
      character.toUpperCase(),
      character.toLowerCase(),
      character.normalize('NFD'),
      character.normalize('NFKC'),
    ]);
    written.delete(character);
    if (written.size === 0) continue;
    const key = toComparableText(character);
    for (const other of written) if (toComparableText(other) !== key) wrong.push(character);
  }
  expect(wrong).toEqual(['ı']);
}, 60_000);

it('the comparison is symmetric and transitive', () => {
  const variant = fc.tuple(anyText, fc.constantFrom(...INVISIBLE), fc.nat(4));
  fc.assert(
    fc.property(variant, anyText, ([text, invisible, way], stranger) => {
      const ways = [text.toUpperCase(), text.normalize('NFD'), text + invisible, ` ${text}`, text];
      const other = ways[way] ?? text;
      const third = other.normalize('NFC').toLowerCase();
      for (const [one, two] of [
        [text, other],
        [text, stranger],
        [other, third],
      ] as const)
        expect(isSameText(one, two)).toBe(isSameText(two, one));
      const areLinked = isSameText(text, other) && isSameText(other, third);
      expect(areLinked && !isSameText(text, third)).toBe(false);
      expect(toComparableText(toComparableText(text))).toBe(toComparableText(text));
    }),
    { numRuns: runs(500) },
  );
});

it('the comparison ignores invisible characters at every place', () => {
  const unseen = INVISIBLE.filter((character) => !/[\p{White_Space}\u2800]/u.test(character));
  for (const character of unseen) {
    expect(isSameText(`Kau${character}ri`, 'Kauri')).toBe(true);
    expect(isSameText(`${character}Kauri${character}`, 'Kauri')).toBe(true);
  }
  for (const text of WHOLE) expect(isSameText(text, ` ${text}\u2060`)).toBe(true);
});

it('the comparison of 10,000 characters takes no noticeable time', () => {
  const cpuMs = measureCpuMs(() => {
    expect(isSameText('É '.repeat(5000), 'e\u0301\u00a0'.repeat(5000))).toBe(true);
  });
  expect(cpuMs).toBeLessThan(1000);
});

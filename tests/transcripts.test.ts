import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { maskChangingParts } from '#e2e/listen/stable.ts';

const kept = readdirSync('e2e/transcripts').toSorted();

describe('the transcripts of a screen reader', () => {
  it('are those that a test compares, no more and no fewer', () => {
    const specs = readdirSync('e2e/listen').filter((name) => name.endsWith('.spec.ts'));
    const named = specs.flatMap((name) => {
      const text = readFileSync(`e2e/listen/${name}`, 'utf8').replaceAll(
        'match-${kind}',
        'match-near.txt match-exact',
      );
      return text.match(/[\w-]+\.txt/g) ?? [];
    });
    expect(named.toSorted()).toEqual(kept);
  });

  it.each(kept)('hold nothing that differs from run to run: %s', (name) => {
    const lines = readFileSync(`e2e/transcripts/${name}`, 'utf8').split('\n');
    const changing = lines.filter(
      (line) => maskChangingParts(line) !== line.replaceAll(/\s+/g, ' ').trim(),
    );
    expect(changing).toEqual([]);
  });

  it.each([
    ['v1.0.0 (2cd0e47)', 'v1.0.0 ({commit})'],
    ['hc-01234567-89ab', '{reference}'],
    ['ff1b4c39-e3aa-4e15-b345-5bda871fab08 description', '{reference} description'],
    ['2026-11-29T16:25:39.123Z', '{time}'],
    ['29 Nov 2026', '{today}'],
    ['Nov 29, 2026', '{today}'],
    ['yyyy-MM-dd 2026-11-29.', 'yyyy-MM-dd {today}.'],
    ['29.11.2026', '{today}'],
    ['Phone entry 021 123 4567 required.', 'Phone entry required.'],
    ['Phone entry 51234 required.', 'Phone entry required.'],
    ['Phone entry 021 555 0123 required.', 'Phone entry 021 555 0123 required.'],
    ['Text unselected.', ''],
    ['leaving list.', ''],
    ['leaving list. Copy details push button', 'leaving list. Copy details push button'],
  ])('mask what differs: %s', (said, written) => {
    expect(maskChangingParts(said)).toBe(written);
  });
});

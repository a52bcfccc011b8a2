import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInvisible } from '#src/kernel/text/invisible.ts';
import { showsNothing } from '#src/kernel/text/shows-nothing.ts';
import { textToSend } from '#src/kernel/text/text-to-send.ts';
import { textToShow } from '#src/kernel/text/text-to-show.ts';
import { runs } from '#tests/support/fuzz.ts';
import { INVISIBLE, WHOLE, anyText } from './texts.ts';
import { measureCpuMs } from '#tests/support/cpu-time.ts';

const listVisible = (text: string) =>
  Array.from(text.replace(/\p{Surrogate}/gu, '\ufffd')).filter((part) => !isInvisible(part));

describe('a text as it is sent', () => {
  it.each(INVISIBLE)('has no %j at its edges', (invisible) => {
    expect(textToSend(`${invisible}Kauri Bay${invisible}${invisible}`)).toBe('Kauri Bay');
    expect(textToSend(invisible)).toBe('');
  });

  it.each(WHOLE)('keeps %j unchanged, inside and at its edges', (text) => {
    expect(textToSend(text)).toBe(text);
    expect(textToSend(`  ${text} \u200b`)).toBe(text);
    expect(textToSend(`a ${text} b`)).toBe(`a ${text} b`);
  });

  it.each([
    ['👨\u200d', '👨'],
    ['a\u200d', 'a'],
    ['a\u200c', 'a'],
    ['a\ufe0f', 'a'],
    ['علی\u200c', 'علی'],
    ['❤️\u200b', '❤️'],
    ['ه\u200d\u200d', 'ه\u200d'],
    ['क्\u200c\u200c', 'क्\u200c'],
  ])('removes from %j the characters without an effect', (text, sent) => {
    expect(textToSend(text)).toBe(sent);
  });

  it('contains no half characters, because a database rejects them', () => {
    expect(textToSend('a\ud800b')).toBe('a\ufffdb');
    expect(textToSend('\udc00')).toBe('\ufffd');
  });

  it('keeps all visible characters, and does not change when it is converted again', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const sent = textToSend(text);
        expect(listVisible(sent)).toEqual(listVisible(text));
        expect(textToSend(sent)).toBe(sent);
        expect(text.replace(/\p{Surrogate}/gu, '\ufffd')).toContain(sent);
        expect(sent === '').toBe(showsNothing(text));
        expect(JSON.parse(JSON.stringify(sent))).toBe(sent);
      }),
      { numRuns: runs(500) },
    );
  });

  it('of 10,000 characters is made in no noticeable time', () => {
    const text = `${' '.repeat(5000)}x${'\u200b'.repeat(10_000)}`;
    const cpuMs = measureCpuMs(() => {
      expect(textToSend(text)).toBe('x');
      expect(textToSend(`a${text}b`)).toHaveLength(text.length + 2);
    });
    expect(cpuMs).toBeLessThan(1000);
  });
});

describe('what is shown of a text', () => {
  it('is what was typed, on one line', () => {
    expect(textToShow(' Kauri  Bay\u200b ')).toBe('Kauri  Bay');
    expect(textToShow('Kauri\r\n\u0007Bay\n')).toBe('Kauri Bay');
    for (const text of WHOLE) expect(textToShow(text)).toBe(text);
  });
});

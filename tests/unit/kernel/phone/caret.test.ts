import { describe, expect, it } from 'vitest';
import { findCaretAfterFormatting, deleteThroughSeparator } from '#src/kernel/phone/caret.ts';

/** `|` marks the caret. */
const read = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });
const mark = ({ text, caret }: { text: string; caret: number }) =>
  `${text.slice(0, caret)}|${text.slice(caret)}`;

describe('findCaretAfterFormatting', () => {
  it.each([
    ['0211|', '021 1|'],
    ['02|1 123', '02|1 123'],
    ['0219| 123 4567', '021 9|12 34567'],
    ['|021 123', '|021 123'],
    ['(213)|', '(213)|'],
    ['+|64211', '+|64 211'],
    ['+641|211', '+64 1|211'],
    ['', '|'],
  ])('moves %s to %s', (before, after) => {
    const formatted = after.replace('|', '');
    const caret = findCaretAfterFormatting(read(before || '|'), formatted);
    expect(mark({ text: formatted, caret })).toBe(after);
  });

  it('stops at the ends of the text', () => {
    expect(findCaretAfterFormatting({ text: '1234', caret: 3 }, '12')).toBe(2);
  });
});

describe('deleteThroughSeparator', () => {
  it.each([
    ['021 123', '021|123', 'backward', '02|123'],
    ['(213) 373', '(213)|373', 'forward', '(213)|73'],
    ['(213)', '(213|', 'backward', '(21|'],
    ['021 123', '021|123', 'forward', '021|23'],
    ['+64 21', '+64|21', 'backward', '+6|21'],
    ['+ 64', '+|64', 'backward', '|64'],
  ] as const)(
    'deletes the digit beside a deleted separator: from %s to %s, %s, gives %s',
    (before, after, direction, expected) => {
      expect(mark(deleteThroughSeparator(before, read(after), direction))).toBe(expected);
    },
  );

  it.each([
    ['021 123', '021 12|', 'backward'],
    ['021 123', '021 123 |', 'backward'],
    ['(21', '|21', 'backward'],
    ['21)', '21|', 'forward'],
    ['021 123', '021 123|', 'forward'],
  ] as const)(
    'changes nothing when no separator before a digit was deleted: from %s to %s, %s',
    (before, after, direction) => {
      expect(mark(deleteThroughSeparator(before, read(after), direction))).toBe(after);
    },
  );
});

import { describe, expect, it } from 'vitest';
import {
  listDateFormatOptions,
  formatSampleLine,
  formatTimeSample,
} from '#src/features/info/answers/format-samples.ts';

const today = new Date(2026, 2, 4);
const phone = { national: '021 555 0123', international: '+64 21 555 0123' };

describe('listDateFormatOptions', () => {
  it("are the nine patterns of the decisions, each with today's date", () => {
    const options = listDateFormatOptions(today);
    expect(options.map(({ label, description }) => [label, description])).toEqual([
      ['d MMM yyyy', '4 Mar 2026'],
      ['MMM d, yyyy', 'Mar 4, 2026'],
      ['dd/MM/yyyy', '04/03/2026'],
      ['MM/dd/yyyy', '03/04/2026'],
      ['yyyy/MM/dd', '2026/03/04'],
      ['dd-MM-yyyy', '04-03-2026'],
      ['MM-dd-yyyy', '03-04-2026'],
      ['yyyy-MM-dd', '2026-03-04'],
      ['dd.MM.yyyy', '04.03.2026'],
    ]);
    expect(options.every(({ value, label }) => value === label)).toBe(true);
  });
});

describe('formatTimeSample', () => {
  it('distinguishes 24 from 12 hours', () => {
    expect(formatTimeSample('HH.mm')).toBe('18.30');
    expect(formatTimeSample('h.mma')).toBe('6.30pm');
  });
});

describe('formatSampleLine', () => {
  it('has a date, a time and a phone number in the chosen formats', () => {
    const defaults = {
      dateFormat: 'd MMM yyyy',
      timeFormat: 'h.mma',
      phoneFormat: 'default',
    } as const;
    expect(formatSampleLine(defaults, today, phone)).toBe('4 Mar 2026, 6.30pm, 021 555 0123');
    expect(
      formatSampleLine(
        { dateFormat: 'yyyy-MM-dd', timeFormat: 'HH.mm', phoneFormat: 'international' },
        today,
        phone,
      ),
    ).toBe('2026-03-04, 18.30, +64 21 555 0123');
  });
});

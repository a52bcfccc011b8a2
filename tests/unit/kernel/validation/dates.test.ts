import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DATE_FORMATS } from '#src/contracts/choices.ts';
import { dates as limits } from '#src/config/limits.ts';
import { getAge, formatDateMessage, formatDate, parseDate } from '#src/kernel/validation/dates.ts';

const evening = new Date(2026, 2, 5, 18, 3);
const midnight = (year: number, month: number, day: number) => {
  const date = new Date(2000, month - 1, day);
  date.setFullYear(year);
  return date;
};

describe('formatDate', () => {
  it.each([
    ['d MMM yyyy', '5 Mar 2026'],
    ['MMM d, yyyy', 'Mar 5, 2026'],
    ['dd/MM/yyyy', '05/03/2026'],
    ['MM/dd/yyyy', '03/05/2026'],
    ['yyyy/MM/dd', '2026/03/05'],
    ['dd-MM-yyyy', '05-03-2026'],
    ['MM-dd-yyyy', '03-05-2026'],
    ['yyyy-MM-dd', '2026-03-05'],
    ['dd.MM.yyyy', '05.03.2026'],
    ['d.M.yy', '5.3.26'],
    ['HH:mm', '18:03'],
    ['HH.mm', '18.03'],
    ['h.mma', '6.03pm'],
    ['hh:mm a', '06:03 pm'],
    ['H:mm', '18:03'],
  ])('writes %s as %s', (format, text) => {
    expect(formatDate(evening, format)).toBe(text);
  });

  it('writes midnight, noon, and every month by its first three letters', () => {
    expect(formatDate(new Date(2026, 0, 1, 0, 5), 'h.mma HH')).toBe('12.05am 00');
    expect(formatDate(new Date(2026, 0, 1, 12, 5), 'h.mma')).toBe('12.05pm');
    const months = Array.from({ length: 12 }, (_, month) =>
      formatDate(new Date(2026, month, 1), 'MMM'),
    );
    expect(months.join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
    expect(formatDate(midnight(33, 1, 1), 'yyyy')).toBe('0033');
  });
});

describe('parseDate', () => {
  it.each([
    ['5 Mar 2026', 'd MMM yyyy', midnight(2026, 3, 5)],
    ['05 march 2026', 'd MMM yyyy', midnight(2026, 3, 5)],
    ['5  Sept  2026', 'd MMM yyyy', midnight(2026, 9, 5)],
    ['Mar 5, 2026', 'MMM d, yyyy', midnight(2026, 3, 5)],
    ['5/3/2026', 'dd/MM/yyyy', midnight(2026, 3, 5)],
    [' 05.03.2026 ', 'dd.MM.yyyy', midnight(2026, 3, 5)],
    ['٠٥/٠٣/٢٠٢٦', 'dd/MM/yyyy', midnight(2026, 3, 5)],
    ['29/02/2024', 'dd/MM/yyyy', midnight(2024, 2, 29)],
    ['31/12/1899', 'dd/MM/yyyy', midnight(1899, 12, 31)],
    ['18:03', 'HH:mm', new Date(1970, 0, 1, 18, 3)],
    ['6.03PM', 'h.mma', new Date(1970, 0, 1, 18, 3)],
    ['12.00am', 'h.mma', new Date(1970, 0, 1)],
    ['5/3/2026 18:03', 'd/M/yyyy HH:mm', evening],
  ])('reads %s as %s', (text, format, date) => {
    expect(parseDate(text, format)).toEqual(date);
  });

  it.each([
    ['60', 2060],
    ['61', 1961],
    ['00', 2000],
    ['99', 1999],
  ])('reads the two-digit year %s as %i [K06, S5.20a]', (digits, year) => {
    expect(parseDate(`01/02/${digits}`, 'dd/MM/yyyy')).toEqual(midnight(year, 2, 1));
    expect(parseDate(`01/02/${digits}`, 'dd/MM/yy')?.getFullYear()).toBe(year);
    expect(limits.LAST_TWO_DIGIT_YEAR_OF_THE_2000S).toBe(60);
  });

  it.each([
    ['', 'dd/MM/yyyy'],
    ['29/02/2025', 'dd/MM/yyyy'],
    ['31/04/2026', 'dd/MM/yyyy'],
    ['00/01/2026', 'dd/MM/yyyy'],
    ['01/00/2026', 'dd/MM/yyyy'],
    ['01/13/2026', 'dd/MM/yyyy'],
    ['01/02/206', 'dd/MM/yyyy'],
    ['01/02/20266', 'dd/MM/yyyy'],
    ['01-02-2026', 'dd/MM/yyyy'],
    ['01/02/2026x', 'dd/MM/yyyy'],
    ['01x02x2026', 'dd.MM.yyyy'],
    ['5 Foo 2026', 'd MMM yyyy'],
    ['5 Marmot 2026', 'd MMM yyyy'],
    ['24:00', 'HH:mm'],
    ['12:60', 'HH:mm'],
    ['1:5', 'HH:mm'],
    ['0.30am', 'h.mma'],
    ['13.30pm', 'h.mma'],
  ])('rejects %j as %s [S5.20a]', (text, format) => {
    expect(parseDate(text, format)).toBeNull();
  });

  it.each([
    ['7:05', 'H:mm', 7],
    ['07:05', 'H:mm', 7],
    ['1:05 am', 'hh:mm a', 1],
    ['01:05 PM', 'hh:mm a', 13],
    ['12:05 am', 'h:mm a', 0],
    ['12:05 pm', 'h:mm a', 12],
  ])('reads the hour of %s in the format %s', (text, format, hour) => {
    expect(parseDate(text, format)).toEqual(new Date(1970, 0, 1, hour, 5));
  });

  it.each(['0:05 am', '13:05 pm', '1:05'])(
    'rejects the time %s on a clock of twelve hours',
    (text) => {
      expect(parseDate(text, 'h:mm a')).toBeNull();
    },
  );

  it('parses every day that it formats, in each format', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -40_000, max: 60_000 }),
        fc.constantFrom(...DATE_FORMATS),
        (day, format) => {
          const date = new Date(1970, 0, 1 + day);
          expect(parseDate(formatDate(date, format), format)).toEqual(date);
        },
      ),
      { seed: 4711 },
    );
  });

  it('returns a date or null for every text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom(...DATE_FORMATS, 'HH:mm', 'h.mma'),
        (text, format) => {
          const date = parseDate(text, format);
          expect(date === null || !Number.isNaN(date.getTime())).toBe(true);
        },
      ),
      { seed: 4711 },
    );
  });
});

describe('getAge', () => {
  it.each([
    [midnight(2008, 6, 15), 18],
    [midnight(2008, 6, 16), 17],
    [midnight(2008, 5, 30), 18],
    [midnight(2030, 1, 1), -4],
  ])('counts only whole years [S5.19]', (birth, age) => {
    expect(getAge(birth, new Date(2026, 5, 15))).toBe(age);
  });
});

it('the message names a time when the format has a colon, otherwise a date [S5.20b]', () => {
  expect(formatDateMessage('HH:mm')).toBe('Invalid time');
  expect(formatDateMessage('HH.mm')).toBe('Invalid date');
});

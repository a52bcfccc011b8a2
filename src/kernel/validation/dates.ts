import { dates as limits } from '#src/config/limits.ts';
import { toAsciiDigits } from '#src/kernel/phone/phone-characters.ts';
import { textToSend } from '#src/kernel/text/text-to-send.ts';
import { messages } from './messages.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const TOKEN = /yyyy|yy|MMM|MM|M|dd|d|HH|H|hh|h|mm|a/g;

const padTwo = (value: number) => String(value).padStart(2, '0');
const toTwelveHours = (date: Date) => date.getHours() % 12 || 12;

const WRITE: Record<string, (date: Date) => string> = {
  yyyy: (date) => String(date.getFullYear()).padStart(4, '0'),
  yy: (date) => padTwo(date.getFullYear() % 100),
  MMM: (date) => (MONTHS[date.getMonth()] ?? '').slice(0, 3),
  MM: (date) => padTwo(date.getMonth() + 1),
  M: (date) => String(date.getMonth() + 1),
  dd: (date) => padTwo(date.getDate()),
  d: (date) => String(date.getDate()),
  HH: (date) => padTwo(date.getHours()),
  H: (date) => String(date.getHours()),
  hh: (date) => padTwo(toTwelveHours(date)),
  h: (date) => String(toTwelveHours(date)),
  mm: (date) => padTwo(date.getMinutes()),
  a: (date) => (date.getHours() < 12 ? 'am' : 'pm'),
};

/**
 * Formats a date or time in one of the product's formats (sections 3 and 9), in the browser's time zone and with
 * English month names.
 * @param date the moment
 * @param format the tokens yyyy yy MMM MM M dd d HH H hh h mm a; all other characters stay
 */
export const formatDate = (date: Date, format: string): string =>
  format.replace(TOKEN, (token) => WRITE[token]?.(date) ?? token);

type Part = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'half';

/** The pattern of each token. A leading zero is optional, and a year may have two digits. */
const READ: Record<string, readonly [part: Part, pattern: string]> = {
  yyyy: ['year', String.raw`\d{4}|\d{2}`],
  yy: ['year', String.raw`\d{4}|\d{2}`],
  MMM: ['month', '[a-z]{3,9}'],
  MM: ['month', String.raw`\d{1,2}`],
  M: ['month', String.raw`\d{1,2}`],
  dd: ['day', String.raw`\d{1,2}`],
  d: ['day', String.raw`\d{1,2}`],
  HH: ['hour', String.raw`\d{1,2}`],
  H: ['hour', String.raw`\d{1,2}`],
  hh: ['hour', String.raw`\d{1,2}`],
  h: ['hour', String.raw`\d{1,2}`],
  mm: ['minute', String.raw`\d{2}`],
  a: ['half', '[ap]m'],
};

/**
 * Parses a date or time in one of the product's formats.
 * @param text the typed text, with ASCII or Arabic-Indic digits
 * @param format as for `formatDate`
 * @returns the moment in the browser's time zone (midnight for a date, 1 January 1970 for a time), or null when the
 *   text does not match the format or the calendar
 */
export function parseDate(text: string, format: string): Date | null {
  const read = readParts(toAsciiDigits(textToSend(text)), format);
  if (!read) return null;
  const year = read.year === undefined ? 1970 : toFullYear(read.year);
  const month = read.month === undefined ? 0 : findMonthIndex(read.month);
  const day = Number(read.day ?? 1);
  const hour = toHour(read.hour, read.half);
  const minute = Number(read.minute ?? 0);
  const date = new Date(0, 0, 1, hour, minute);
  date.setFullYear(year, month, day);
  const fits =
    date.getFullYear() === year &&
    date.getMonth() === month &&
    date.getDate() === day &&
    hour < 24 &&
    minute < 60;
  return fits ? date : null;
}

/** Gets the message for a text that does not match its format. A format with a colon is a time (section 5). */
export const formatDateMessage = (format: string): string =>
  format.includes(':') ? messages.time : messages.date;

/**
 * Calculates an age in whole years.
 * @param birth the date of birth
 * @param today the day of the age
 */
export function getAge(birth: Date, today: Date): number {
  const years = today.getFullYear() - birth.getFullYear();
  const birthday = new Date(birth);
  birthday.setFullYear(today.getFullYear());
  return birthday > today ? years - 1 : years;
}

function readParts(text: string, format: string): Partial<Record<Part, string>> | null {
  const parts: Part[] = [];
  let pattern = '';
  let end = 0;
  for (const { 0: token, index } of format.matchAll(TOKEN)) {
    const [part, accepted] = READ[token] as readonly [Part, string];
    parts.push(part);
    pattern += `${literal(format.slice(end, index))}(${accepted})`;
    end = index + token.length;
  }
  const found = new RegExp(`^${pattern}${literal(format.slice(end))}$`, 'i').exec(text);
  return found && Object.fromEntries(parts.map((part, place) => [part, found[place + 1]]));
}

const literal = (text: string) =>
  text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/\s+/g, String.raw`\s+`);

function toFullYear(text: string): number {
  const year = Number(text);
  if (text.length > 2) return year;
  return year > limits.LAST_TWO_DIGIT_YEAR_OF_THE_2000S ? 1900 + year : 2000 + year;
}

function findMonthIndex(text: string): number {
  if (/\d/.test(text)) return Number(text) - 1;
  return MONTHS.findIndex((month) => month.toLowerCase().startsWith(text.toLowerCase()));
}

function toHour(text = '0', half?: string): number {
  const hour = Number(text);
  if (half === undefined) return hour;
  if (hour < 1 || hour > 12) return Number.NaN;
  return (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
}

import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { SignUpRequest } from '#src/contracts/creation.ts';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** The numbers of a moment in a time zone; one that the runtime does not know counts as UTC. */
function toNumbers(moment: Date, timeZone: string): Record<string, number> {
  const numeric = 'numeric';
  const fields = {
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
  } as const;
  try {
    const format = new Intl.DateTimeFormat('en', { ...fields, timeZone, hourCycle: 'h23' });
    const parts = format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]);
    return Object.fromEntries(parts) as Record<string, number>;
  } catch {
    return toNumbers(moment, 'UTC');
  }
}

const padNumber = (value: number) => String(value).padStart(2, '0');

/** How an organisation wants its moments and phone numbers written (sections 2 and 3). */
export function createFormatters({ settings, timezone, countryCode }: SignUpRequest) {
  return {
    formatDate: (moment: Date): string => {
      const { year = 0, month = 1, day = 1 } = toNumbers(moment, timezone);
      const tokens: Record<string, string> = {
        yyyy: String(year),
        MMM: MONTHS[month - 1] ?? '',
        MM: padNumber(month),
        dd: padNumber(day),
        d: String(day),
      };
      return settings.dateFormat.replaceAll(/yyyy|MMM|MM|dd|d/g, (token) => tokens[token] ?? token);
    },
    formatTime: (moment: Date): string => {
      const { hour = 0, minute = 0 } = toNumbers(moment, timezone);
      if (settings.timeFormat === 'HH.mm') return `${padNumber(hour)}.${padNumber(minute)}`;
      return `${hour % 12 || 12}.${padNumber(minute)}${hour < 12 ? 'am' : 'pm'}`;
    },
    formatPhone: (text: string): string => {
      const number = parsePhoneNumberFromString(text, countryCode as CountryCode);
      if (!number) return text;
      const isInternational = settings.phoneFormat === 'international';
      return isInternational ? number.formatInternational() : number.formatNational();
    },
  };
}

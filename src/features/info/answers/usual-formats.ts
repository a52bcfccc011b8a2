import type { DateFormat, TimeFormat } from '#src/contracts/choices.ts';

export type UsualFormats = { dateFormat: DateFormat; timeFormat: TimeFormat };

/** The numeric patterns, by the order of year, month and day and the separator. */
const PATTERNS: Partial<Record<string, DateFormat>> = {
  'day month year /': 'dd/MM/yyyy',
  'day month year -': 'dd-MM-yyyy',
  'day month year .': 'dd.MM.yyyy',
  'month day year /': 'MM/dd/yyyy',
  'month day year -': 'MM-dd-yyyy',
  'year month day /': 'yyyy/MM/dd',
  'year month day -': 'yyyy-MM-dd',
};

/** The pattern for an order when the product does not offer its separator. */
const BY_ORDER: Partial<Record<string, DateFormat>> = {
  'day month year': 'd MMM yyyy',
  'month day year': 'MMM d, yyyy',
  'year month day': 'yyyy-MM-dd',
};

/** Right-to-left languages have these marks around the separators. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f]/g;

/** Gets the most common locale of a country, with Western digits and the Gregorian calendar. */
function findUsualLocale(country: string): Intl.Locale {
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  return new Intl.Locale(`${language}-${country}`, {
    numberingSystem: 'latn',
    calendar: 'gregory',
  });
}

/** Finds the date pattern nearest to the short date format of a locale. */
function findUsualDateFormat(locale: Intl.Locale): DateFormat | undefined {
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: 'short' }).formatToParts(0);
  const order = parts
    .flatMap(({ type }) => (['day', 'month', 'year'].includes(type) ? [type] : []))
    .join(' ');
  const separator =
    parts.find(({ type }) => type === 'literal')?.value.replace(DIRECTION_MARKS, '') ?? '';
  return PATTERNS[`${order} ${separator}`] ?? BY_ORDER[order];
}

/** The results so far, because the browser needs time to load the data of a country. */
const found = new Map<string, UsualFormats | null>();

/**
 * Gets the usual date and time formats of a country from the browser's locale data. Call it at an idle moment first, so
 * that the result is ready when it is shown.
 * @param country a two-letter country code
 * @returns null for a country that the browser does not know
 */
export function getUsualFormats(country: string): UsualFormats | null {
  const known = found.get(country);
  if (known !== undefined) return known;
  const formats = findUsualFormats(country);
  found.set(country, formats);
  return formats;
}

function findUsualFormats(country: string): UsualFormats | null {
  if (getCountryName(country) === country) return null;
  try {
    const locale = findUsualLocale(country);
    const dateFormat = findUsualDateFormat(locale);
    const { hour12 } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
    return dateFormat ? { dateFormat, timeFormat: hour12 ? 'h.mma' : 'HH.mm' } : null;
  } catch {
    return null;
  }
}

/** Created once, at the first use, because it takes time. */
let names: Intl.DisplayNames | undefined;

/** Gets the name of a country in the language of the site, or its code when the browser does not know it. */
export function getCountryName(country: string): string {
  try {
    names ??= new Intl.DisplayNames(['en'], { type: 'region' });
    return names.of(country) ?? country;
  } catch {
    return country;
  }
}

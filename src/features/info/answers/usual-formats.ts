import type { DateFormat, TimeFormat } from '#src/contracts/choices.ts';

export type UsualFormats = { dateFormat: DateFormat; timeFormat: TimeFormat };

/** The all-number patterns by the order of year, month and day and by what stands between them. */
const PATTERNS: Partial<Record<string, DateFormat>> = {
  'day month year /': 'dd/MM/yyyy',
  'day month year -': 'dd-MM-yyyy',
  'day month year .': 'dd.MM.yyyy',
  'month day year /': 'MM/dd/yyyy',
  'month day year -': 'MM-dd-yyyy',
  'year month day /': 'yyyy/MM/dd',
  'year month day -': 'yyyy-MM-dd',
};

/** The pattern for an order whose usual separator the product does not offer. */
const BY_ORDER: Partial<Record<string, DateFormat>> = {
  'day month year': 'd MMM yyyy',
  'month day year': 'MMM d, yyyy',
  'year month day': 'yyyy-MM-dd',
};

/** Right-to-left languages put these around the separators. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f]/g;

/** The locale that most people of a country use, with Western digits and calendar. */
function usualLocale(country: string): Intl.Locale {
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  return new Intl.Locale(`${language}-${country}`, {
    numberingSystem: 'latn',
    calendar: 'gregory',
  });
}

/** The date pattern nearest to the way a locale writes a date in numbers. */
function usualDateFormat(locale: Intl.Locale): DateFormat | undefined {
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: 'short' }).formatToParts(0);
  const order = parts
    .flatMap(({ type }) => (['day', 'month', 'year'].includes(type) ? [type] : []))
    .join(' ');
  const separator =
    parts.find(({ type }) => type === 'literal')?.value.replace(DIRECTION_MARKS, '') ?? '';
  return PATTERNS[`${order} ${separator}`] ?? BY_ORDER[order];
}

/** What was asked for once: the browser takes a while to find its data of a country. */
const found = new Map<string, UsualFormats | null>();

/**
 * The date and time formats that are usual in a country, as the browser's own locale data has them. Asked for ahead,
 * at an idle moment, they are there at once when they are shown.
 * @param country a two-letter country code
 * @returns null for a country that the browser does not know
 */
export function usualFormats(country: string): UsualFormats | null {
  const known = found.get(country);
  if (known !== undefined) return known;
  const formats = findUsualFormats(country);
  found.set(country, formats);
  return formats;
}

function findUsualFormats(country: string): UsualFormats | null {
  if (countryName(country) === country) return null;
  try {
    const locale = usualLocale(country);
    const dateFormat = usualDateFormat(locale);
    const { hour12 } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
    return dateFormat ? { dateFormat, timeFormat: hour12 ? 'h.mma' : 'HH.mm' } : null;
  } catch {
    return null;
  }
}

/** Made when it is first needed, and only once, for the same reason. */
let names: Intl.DisplayNames | undefined;

/** A country's name in the language of the site, or its code when the browser does not know it. */
export function countryName(country: string): string {
  try {
    names ??= new Intl.DisplayNames(['en'], { type: 'region' });
    return names.of(country) ?? country;
  } catch {
    return country;
  }
}

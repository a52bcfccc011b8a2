import { DATE_FORMATS, type DateFormat, type TimeFormat } from '#src/contracts/choices.ts';
import type { StepField, WizardAnswers } from '#src/contracts/wizard-fields.ts';
import { formatDate } from '#src/kernel/validation/dates.ts';

/** A phone number in national and in international format. */
export type PhoneSample = { national: string; international: string };

export type Formats = Pick<WizardAnswers, StepField<2>>;

/** 18:30 shows the difference between 24 and 12 hours. */
const EVENING = new Date(2000, 0, 1, 18, 30);

export const formatTimeSample = (format: TimeFormat): string => formatDate(EVENING, format);

export const formatDateSample = (format: DateFormat, today: Date): string =>
  formatDate(today, format);

/** Creates the options of the nine date formats, each with today's date (decisions, "Flow"). */
export const listDateFormatOptions = (today: Date) =>
  DATE_FORMATS.map((format) => ({
    value: format,
    label: format,
    description: formatDateSample(format, today),
  }));

/** Formats a date, a time and a phone number in the chosen formats, in one line. */
export function formatSampleLine(formats: Formats, today: Date, phone: PhoneSample): string {
  const number = formats.phoneFormat === 'international' ? phone.international : phone.national;
  const date = formatDateSample(formats.dateFormat, today);
  return [date, formatTimeSample(formats.timeFormat), number].join(', ');
}

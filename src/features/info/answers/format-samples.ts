import { DATE_FORMATS, type DateFormat, type TimeFormat } from '#src/contracts/choices.ts';
import type { StepField, WizardAnswers } from '#src/contracts/wizard-fields.ts';
import { formatDate } from '#src/kernel/validation/dates.ts';

/** A phone number as it is dialled within its country and from abroad. */
export type PhoneSample = { national: string; international: string };

export type Formats = Pick<WizardAnswers, StepField<2>>;

/** Half past six in the evening tells 24 from 12 hours. */
const EVENING = new Date(2000, 0, 1, 18, 30);

export const timeSample = (format: TimeFormat): string => formatDate(EVENING, format);

export const dateSample = (format: DateFormat, today: Date): string => formatDate(today, format);

/** The nine date formats, each with today's date in it (decisions, "Flow"). */
export const dateFormatOptions = (today: Date) =>
  DATE_FORMATS.map((format) => ({
    value: format,
    label: format,
    description: dateSample(format, today),
  }));

/** One line with a date, a time and a phone number in the chosen formats. */
export function sampleLine(formats: Formats, today: Date, phone: PhoneSample): string {
  const number = formats.phoneFormat === 'international' ? phone.international : phone.national;
  const date = dateSample(formats.dateFormat, today);
  return [date, timeSample(formats.timeFormat), number].join(', ');
}

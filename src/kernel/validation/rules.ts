import * as z from 'zod/mini';
import { toAsciiDigits } from '#src/kernel/phone/phone-characters.ts';
import { showsNothing } from '#src/kernel/text/shows-nothing.ts';
import { textToSend } from '#src/kernel/text/text-to-send.ts';
import { getAge, formatDateMessage, parseDate } from './dates.ts';
import { isEmail } from './email.ts';
import { messages } from './messages.ts';
import { listPasswordErrors } from './password.ts';

/** One rule on the text of a field. */
export type Rule = z.core.$ZodCheck<string>;

const DIGITS = /^[0-9\u0660-\u0669\u06f0-\u06f9]+$/;

/**
 * Creates a rule for filled fields. `required` rejects an empty field (section 5).
 * @param fits whether a value is valid
 * @param message the message of an invalid value
 */
export const rule = (fits: (value: string) => boolean, message: string): Rule =>
  z.refine((value: string) => showsNothing(value) || fits(value), message);

const toNumber = (value: string) => Number(toAsciiDigits(value));

/**
 * Creates the schema of a text field. A missing value counts as empty. The output is the form that is sent.
 * @param rules in the order of their messages
 */
export const text = (...rules: Rule[]) =>
  z.prefault(z.string().check(z.overwrite(textToSend), ...rules), '');

/** Creates the schema of a password field: like `text`, but spaces are part of a password. */
export const secret = (...rules: Rule[]) => z.prefault(z.string().check(...rules), '');

/** A rule for a required field: it needs a visible character. */
export const required = (message: string = messages.required): Rule =>
  z.refine((value: string) => !showsNothing(value), message);

/** A rule for an e-mail address. */
export const email = (): Rule => rule((value) => isEmail(textToSend(value)), messages.email);

/** A rule for a number: only digits, also Arabic-Indic and extended Arabic-Indic ones. */
export const number = (): Rule => rule((value) => DIGITS.test(textToSend(value)), messages.number);

/** A rule for a minimum. */
export const min = (least: number): Rule =>
  rule((value) => toNumber(value) >= least, messages.min(least));

/** A rule for a maximum. */
export const max = (most: number): Rule =>
  rule((value) => toNumber(value) <= most, messages.max(most));

/** A rule for a minimum length, in characters as a reader counts them. */
export const minLength = (least: number): Rule =>
  rule((value) => Array.from(value).length >= least, messages.minLength(least));

/** A rule for a maximum length, in characters as a reader counts them. */
export const maxLength = (most: number): Rule =>
  rule((value) => Array.from(value).length <= most, messages.maxLength(most));

/** A rule for a new password, with one message for each error. */
export const password = (): Rule =>
  z.superRefine<string>((value, context) => {
    for (const message of listPasswordErrors(value)) context.addIssue(message);
  });

/** A rule for a date or time in a format. */
export const date = (format: string): Rule =>
  rule((value) => parseDate(value, format) !== null, formatDateMessage(format));

/**
 * A rule for the date of birth of a person under an age. `date` rejects a text that is no date.
 * @param years the age that must not be reached
 * @param format as for `date`
 * @param today the clock, for tests
 */
export const maximumAge = (years: number, format: string, today = () => new Date()): Rule =>
  rule((value) => {
    const birth = parseDate(value, format);
    return birth === null || getAge(birth, today()) < years;
  }, messages.maximumAge(years));

/** A rule for any other condition. */
export const other = (fits: (value: string) => boolean): Rule => rule(fits, messages.other);

/**
 * Creates the schema of a required choice. An empty text means that nothing is chosen.
 * @param options the valid values
 */
export const choice = <const Options extends readonly string[]>(options: Options) =>
  z.pipe(z.prefault(z.string(), ''), z.enum(options, messages.option));

/** Creates the schema of a required checkbox. */
export const ticked = (message: string = messages.terms) =>
  z.pipe(z.prefault(z.boolean(), false), z.literal(true, message));

import * as z from 'zod/mini';
import { asciiDigits } from '#src/kernel/phone/phone-characters.ts';
import { showsNothing } from '#src/kernel/text/shows-nothing.ts';
import { textToSend } from '#src/kernel/text/text-to-send.ts';
import { ageOn, dateMessage, parseDate } from './dates.ts';
import { isEmail } from './email.ts';
import { messages } from './messages.ts';
import { listPasswordErrors } from './password.ts';

/** One rule on the text of a field. */
export type Rule = z.core.$ZodCheck<string>;

const DIGITS = /^[0-9\u0660-\u0669\u06f0-\u06f9]+$/;

/**
 * Makes a rule that only looks at what is there: an empty field is for `required` to refuse (section 5).
 * @param fits whether a value keeps the rule
 * @param message what is said when it does not
 */
export const rule = (fits: (value: string) => boolean, message: string): Rule =>
  z.refine((value: string) => showsNothing(value) || fits(value), message);

const asNumber = (value: string) => Number(asciiDigits(value));

/**
 * The schema of a text field: a missing value counts as empty, and the value is handed on as it is sent.
 * @param rules in the order in which they are told to the visitor
 */
export const text = (...rules: Rule[]) =>
  z.prefault(z.string().check(z.overwrite(textToSend), ...rules), '');

/** The schema of a password field: as `text`, but spaces belong to a password. */
export const secret = (...rules: Rule[]) => z.prefault(z.string().check(...rules), '');

/** Something that can be seen must be filled in. */
export const required = (message: string = messages.required): Rule =>
  z.refine((value: string) => !showsNothing(value), message);

/** An e-mail address. */
export const email = (): Rule => rule((value) => isEmail(textToSend(value)), messages.email);

/** Digits only, also Arabic-Indic and extended Arabic-Indic ones. */
export const number = (): Rule => rule((value) => DIGITS.test(textToSend(value)), messages.number);

/** A number that is not below the least. */
export const min = (least: number): Rule =>
  rule((value) => asNumber(value) >= least, messages.min(least));

/** A number that is not above the most. */
export const max = (most: number): Rule =>
  rule((value) => asNumber(value) <= most, messages.max(most));

/** A text with at least so many characters, as a reader counts them. */
export const minLength = (least: number): Rule =>
  rule((value) => Array.from(value).length >= least, messages.minLength(least));

/** A text with at most so many characters, as a reader counts them. */
export const maxLength = (most: number): Rule =>
  rule((value) => Array.from(value).length <= most, messages.maxLength(most));

/** A new password: one message for each thing it lacks. */
export const password = (): Rule =>
  z.superRefine<string>((value, context) => {
    for (const message of listPasswordErrors(value)) context.addIssue(message);
  });

/** A date or time that fits its format. */
export const date = (format: string): Rule =>
  rule((value) => parseDate(value, format) !== null, dateMessage(format));

/**
 * A date of birth of somebody who is under an age. What is no date is for `date` to refuse.
 * @param years the age that must not have been reached
 * @param format as for `date`
 * @param today the clock, for tests
 */
export const maximumAge = (years: number, format: string, today = () => new Date()): Rule =>
  rule((value) => {
    const birth = parseDate(value, format);
    return birth === null || ageOn(birth, today()) < years;
  }, messages.maximumAge(years));

/** Anything else that can be wrong with a field. */
export const other = (fits: (value: string) => boolean): Rule => rule(fits, messages.other);

/**
 * The schema of a choice that must be made; nothing chosen yet may be written as an empty text.
 * @param options the values that may be chosen
 */
export const choice = <const Options extends readonly string[]>(options: Options) =>
  z.pipe(z.prefault(z.string(), ''), z.enum(options, messages.option));

/** The schema of a checkbox that must be ticked. */
export const ticked = (message: string = messages.terms) =>
  z.pipe(z.prefault(z.boolean(), false), z.literal(true, message));

import type { SignUpRequest } from '#src/contracts/creation.ts';
import type { FieldKind, FormTable } from '#src/contracts/form-field.ts';
import type { InitialData } from '#src/contracts/sign-up.ts';
import type { User } from '#src/contracts/user.ts';
import { WELCOME_FIELDS } from '#src/contracts/welcome-fields.ts';
import { WIZARD_FIELDS, type WizardAnswers } from '#src/contracts/wizard-fields.ts';
import { emailToSend } from '#src/kernel/text/email-address.ts';
import { textToSend } from '#src/kernel/text/text-to-send.ts';
import { timeZoneToSend } from './time-zone.ts';

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
// oxlint-disable-next-line no-control-regex -- a browser skips these when it reads a URL, so they can hide a scheme
const SKIPPED_BY_BROWSERS = /^[\u0000-\u0020]+|[\t\n\r]/g;

/**
 * Converts a website to the form that is sent: trimmed, otherwise unchanged, because it never blocks. An address with
 * another scheme than http or https (`javascript:`, `data:`, `mailto:`) becomes an empty text.
 */
export function websiteToSend(typed: string): string {
  const website = textToSend(typed);
  const scheme = SCHEME.exec(website.replace(SKIPPED_BY_BROWSERS, ''))?.[1]?.toLowerCase();
  const isWebsite =
    scheme === undefined || scheme === 'http' || scheme === 'https' || scheme.includes('.');
  return isWebsite ? website : '';
}

const keepValue = (value: unknown) => value;

/** Converts an answer of each kind to the form that is sent. */
const TO_SEND: Readonly<Record<FieldKind, (value: never) => unknown>> = {
  text: textToSend,
  email: emailToSend,
  website: websiteToSend,
  phone: keepValue,
  country: keepValue,
  checkbox: keepValue,
  flag: keepValue,
  choice: keepValue,
  switches: keepValue,
};

type Body = { [key: string]: unknown };

/**
 * Lists the values of a form that are sent.
 * @param table the fields of the form
 * @param answers their values by name
 * @returns each value with its dotted path in the body of the create call
 */
export const listSentValues = (
  table: FormTable,
  answers: Readonly<Record<string, unknown>>,
): [path: string, value: unknown][] =>
  Object.entries(table).flatMap(([name, { kind, sentAs }]) =>
    sentAs.map((path): [string, unknown] => [path, TO_SEND[kind](answers[name] as never)]),
  );

/** Builds the nested object that the paths of the values describe. */
export function nestValues(values: readonly (readonly [path: string, value: unknown])[]): Body {
  const body: Body = {};
  for (const [path, value] of values) {
    const keys = path.split('.');
    const last = keys.pop() ?? path;
    let part = body;
    for (const key of keys) part = (part[key] ??= {}) as Body;
    part[last] = value;
  }
  return body;
}

/**
 * Builds the body of `POST /orgs/signUp/` (specification, section 7).
 * @param initialData the answers of Welcome
 * @param answers the answers of the wizard, with the organisation type chosen
 * @param user the signed-in user, whose id is the id of the contact
 */
export const buildSignUpRequest = (initialData: InitialData, answers: WizardAnswers, user: User) =>
  nestValues([
    ...listSentValues(WIZARD_FIELDS, answers),
    ...listSentValues(WELCOME_FIELDS, initialData),
    ['timezone', timeZoneToSend()],
    ['contact.id', user.id],
  ]) as SignUpRequest;

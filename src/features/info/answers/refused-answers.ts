import { DEFAULT_TIME_ZONE } from './time-zone.ts';
import type { WizardStep } from '#src/features/info/wizard/wizard.ts';

/** Where the wizard asks for a field of the request (specification, section 7). */
const PLACES: Readonly<Record<string, readonly [step: WizardStep, name: string]>> = {
  phone: [1, 'phone'],
  email: [1, 'email'],
  website: [1, 'website'],
  type: [1, 'type'],
  'settings.timeFormat': [2, 'timeFormat'],
  'settings.phoneFormat': [2, 'phoneFormat'],
  'settings.dateFormat': [2, 'dateFormat'],
};

/** What Welcome asks for, by the request's name of it. */
const ASKED_ON_WELCOME: Readonly<Record<string, string>> = {
  name: 'Organisation name',
  countryCode: 'Country',
  'contact.firstName': 'First name',
  'contact.lastName': 'Last name',
  'contact.email': 'Email',
  'contact.username': 'Email',
  'contact.phone': 'Phone',
};

/** What nobody is asked for: the site itself makes it. */
export const TIME_ZONE = 'timezone';

export type RefusedAnswers = {
  /** The first step that asks for a refused answer; null when none of them does. */
  step: WizardStep | null;
  /** The message of each refused answer, by the name of its field. */
  messages: Readonly<Record<string, string>>;
  /** What no step asks for, as `Label: message`. */
  elsewhere: readonly string[];
  /** The platform refuses something that no screen asks for: only support can help. */
  needsSupport: boolean;
};

const elsewhereText = (path: string, text: string): string =>
  path === TIME_ZONE
    ? `Time zone: ${text.replace(/\.$/, '')}. Press GET STARTED again to sign up with ${DEFAULT_TIME_ZONE}.`
    : text;

/**
 * Finds the place of each message of a 422 on the create call.
 * @param message what the platform says of the whole
 * @param fields the message of each refused field, by its dotted path in the request
 */
export function refusedAnswers(
  message: string,
  fields: Readonly<Record<string, string>>,
): RefusedAnswers {
  const messages: Record<string, string> = {};
  const elsewhere: string[] = [];
  let step: WizardStep | null = null;
  let needsSupport = false;
  for (const [path, text] of Object.entries(fields)) {
    const place = Object.hasOwn(PLACES, path) ? PLACES[path] : undefined;
    if (place) {
      messages[place[1]] = text;
      step = step === null || place[0] < step ? place[0] : step;
    } else {
      const label = Object.hasOwn(ASKED_ON_WELCOME, path) ? ASKED_ON_WELCOME[path] : undefined;
      needsSupport ||= label === undefined;
      elsewhere.push(label ? `${label}: ${text}` : elsewhereText(path, text));
    }
  }
  if (step === null && elsewhere.length === 0) {
    elsewhere.push(message);
    needsSupport = true;
  }
  return { step, messages, elsewhere, needsSupport };
}

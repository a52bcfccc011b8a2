import type { InitialData } from '#src/contracts/sign-up.ts';
import {
  WIZARD_FIELDS,
  type WizardAnswers,
  type WizardField,
} from '#src/contracts/wizard-fields.ts';
import { newId } from '#src/kernel/log/new-id.ts';
import { comparableEmail } from '#src/kernel/text/email-address.ts';
import { comparableText } from '#src/kernel/text/same-text.ts';
import {
  type WizardDraft,
  readWizardDraft,
  saveWizardDraft,
} from '#src/kernel/session/wizard-draft.ts';

const attemptFor = ({ name, email }: InitialData): string =>
  JSON.stringify([comparableText(name), comparableEmail(email)]);

/**
 * The draft that the wizard goes on with. A visitor who went back to Welcome and entered another organisation starts
 * a new attempt: neither its key nor a sign-up that is still waited for is the old one's. The answers stay.
 */
export function openWizard(initialData: InitialData): WizardDraft {
  const draft = readWizardDraft();
  const current = attemptFor(initialData);
  const isFirstAttempt = draft.attemptFor === '' || draft.attemptFor === current;
  const fresh = { idempotencyKey: newId(), signUpId: undefined, announcedId: undefined };
  saveWizardDraft({ attemptFor: current, ...(isFirstAttempt ? {} : fresh) });
  return readWizardDraft();
}

/** The answers of Welcome with which fields of the wizard start, by the name of the wizard's field. */
const getPrefilledAnswers = (initialData: InitialData) =>
  Object.fromEntries(
    Object.entries(WIZARD_FIELDS).flatMap(([name, row]) =>
      'from' in row ? [[name, initialData[row.from]]] : [],
    ),
  ) as Partial<WizardAnswers>;

/**
 * The answers as they stand. A phone or e-mail that is not kept is the one of Welcome (WCAG 3.3.7), so that a
 * correction there arrives here too.
 */
export function currentAnswers(initialData: InitialData): WizardAnswers {
  const { answers } = readWizardDraft();
  const own = Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ''));
  return { ...answers, ...getPrefilledAnswers(initialData), ...own };
}

/** Keeps changed answers across a reload; what Welcome has asked for already is not kept twice. */
export function keepAnswers(initialData: InitialData, changes: Partial<WizardAnswers>): void {
  const known = getPrefilledAnswers(initialData);
  const own = Object.entries(changes).map(([name, answer]) => [
    name,
    answer === known[name as WizardField] ? '' : answer,
  ]);
  saveWizardDraft({ answers: Object.fromEntries(own) as Partial<WizardAnswers> });
}

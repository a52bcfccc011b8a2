import type { InitialData } from '#src/contracts/sign-up.ts';
import {
  WIZARD_FIELDS,
  type WizardAnswers,
  type WizardField,
} from '#src/contracts/wizard-fields.ts';
import { createId } from '#src/kernel/log/create-id.ts';
import { toComparableEmail } from '#src/kernel/text/email-address.ts';
import { toComparableText } from '#src/kernel/text/same-text.ts';
import {
  type WizardDraft,
  readWizardDraft,
  saveWizardDraft,
} from '#src/kernel/session/wizard-draft.ts';

const createAttemptKey = ({ name, email }: InitialData): string =>
  JSON.stringify([toComparableText(name), toComparableEmail(email)]);

/**
 * Opens the draft of the wizard. When the visitor went back to Welcome and entered another organisation, the draft
 * starts a new attempt with a new key and without a sign-up id. The answers stay.
 */
export function openWizard(initialData: InitialData): WizardDraft {
  const draft = readWizardDraft();
  const current = createAttemptKey(initialData);
  const isFirstAttempt = draft.attemptFor === '' || draft.attemptFor === current;
  const fresh = { idempotencyKey: createId(), signUpId: undefined, announcedId: undefined };
  saveWizardDraft({ attemptFor: current, ...(isFirstAttempt ? {} : fresh) });
  return readWizardDraft();
}

/** Gets the answers of Welcome that prefill fields of the wizard, by the name of the wizard's field. */
const getPrefilledAnswers = (initialData: InitialData) =>
  Object.fromEntries(
    Object.entries(WIZARD_FIELDS).flatMap(([name, row]) =>
      'from' in row ? [[name, initialData[row.from]]] : [],
    ),
  ) as Partial<WizardAnswers>;

/**
 * Gets the current answers. A phone or e-mail without its own answer is the one of Welcome (WCAG 3.3.7), so that a
 * correction on Welcome changes it too.
 */
export function getCurrentAnswers(initialData: InitialData): WizardAnswers {
  const { answers } = readWizardDraft();
  const own = Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ''));
  return { ...answers, ...getPrefilledAnswers(initialData), ...own };
}

/** Stores changed answers. An answer that is equal to the one of Welcome is not stored twice. */
export function keepAnswers(initialData: InitialData, changes: Partial<WizardAnswers>): void {
  const known = getPrefilledAnswers(initialData);
  const own = Object.entries(changes).map(([name, answer]) => [
    name,
    answer === known[name as WizardField] ? '' : answer,
  ]);
  saveWizardDraft({ answers: Object.fromEntries(own) as Partial<WizardAnswers> });
}

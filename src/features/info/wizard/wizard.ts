import { wizard } from '#src/config/limits.ts';
import {
  type WizardAnswers,
  type WizardField,
  type WizardStep,
  getStepFields,
} from '#src/contracts/wizard-fields.ts';

export type { WizardStep };

/** The three steps in their order (specification, section 2). */
export const STEPS = [
  { step: 1, title: 'Organisation details' },
  { step: 2, title: 'Formats' },
  { step: 3, title: 'Final setup' },
] as const satisfies readonly { step: WizardStep; title: string }[];

export const FIRST_STEP = 1;
export const LAST_STEP = wizard.STEPS;

/** Whether a value from the browser's history or storage is a step. */
export function isStep(value: unknown): value is WizardStep {
  return STEPS.some(({ step }) => step === value);
}

export function getStepTitle(step: WizardStep): string {
  return STEPS[step - 1]!.title;
}

/**
 * Gets the step after this one.
 * @returns null for the last step, after which the account is created
 */
export function getNextStep(step: WizardStep): WizardStep | null {
  return STEPS.find((other) => other.step === step + 1)?.step ?? null;
}

/**
 * Gets the step before this one.
 * @returns null for the first step
 */
export function getPreviousStep(step: WizardStep): WizardStep | null {
  return STEPS.find((other) => other.step === step - 1)?.step ?? null;
}

/**
 * Whether the answers open a step. The required fields of step 1 must be filled. Whether they are valid is checked when
 * the visitor leaves step 1, and again before the account is created.
 */
export function mayEnter(step: WizardStep, answers: WizardAnswers): boolean {
  if (step === FIRST_STEP) return true;
  return Object.entries(getStepFields(FIRST_STEP)).every(
    ([name, row]) => 'optional' in row || answers[name as WizardField] !== '',
  );
}

/** Gets the step to show: the wanted one, or step 1 when the answers do not open it. */
export function getStepToShow(wanted: WizardStep, answers: WizardAnswers): WizardStep {
  return mayEnter(wanted, answers) ? wanted : FIRST_STEP;
}

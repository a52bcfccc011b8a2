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

/** Whether a value from the browser's history or storage is a step at all. */
export function isStep(value: unknown): value is WizardStep {
  return STEPS.some(({ step }) => step === value);
}

export function stepTitle(step: WizardStep): string {
  return STEPS[step - 1]!.title;
}

/** The step that NEXT leads to; the last step leads to the account instead. */
export function nextStep(step: WizardStep): WizardStep | null {
  return STEPS.find((other) => other.step === step + 1)?.step ?? null;
}

/** The step that PREVIOUS leads to; the first has none. */
export function previousStep(step: WizardStep): WizardStep | null {
  return STEPS.find((other) => other.step === step - 1)?.step ?? null;
}

/**
 * Whether the answers open a step. The first must be filled before the others open; whether what fills
 * it is valid is settled when the visitor leaves the first step and once more before the account is made.
 */
export function mayEnter(step: WizardStep, answers: WizardAnswers): boolean {
  if (step === FIRST_STEP) return true;
  return Object.entries(getStepFields(FIRST_STEP)).every(
    ([name, row]) => 'optional' in row || answers[name as WizardField] !== '',
  );
}

/** The step to show for one that was asked for: the same, or the first when the answers do not reach so far. */
export function stepToShow(wanted: WizardStep, answers: WizardAnswers): WizardStep {
  return mayEnter(wanted, answers) ? wanted : FIRST_STEP;
}

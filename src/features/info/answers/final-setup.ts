import type { StepField, WizardAnswers } from '#src/contracts/wizard-fields.ts';

/** Whether the new organisation begins empty or with demo data (specification, section 2). */
export type StartPoint = 'ready' | 'explore';

/** The last step as its form holds it. */
export type FinalSetup = { interests: WizardAnswers['interests']; startPoint: StartPoint };

type FinalAnswers = Pick<WizardAnswers, StepField<3>>;

export const toFinalSetup = ({ interests, useDemoData }: FinalAnswers): FinalSetup => ({
  interests,
  startPoint: useDemoData ? 'explore' : 'ready',
});

export const toFinalAnswers = ({ interests, startPoint }: FinalSetup): FinalAnswers => ({
  interests,
  useDemoData: startPoint === 'explore',
});

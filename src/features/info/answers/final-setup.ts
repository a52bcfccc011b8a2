import type { StepField, WizardAnswers } from '#src/contracts/wizard-fields.ts';

/** Whether the new organisation starts empty or with demo data (specification, section 2). */
export type StartPoint = 'ready' | 'explore';

/** The values of the form of the last step. */
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

import type { Interests } from '#src/contracts/choices.ts';
import type { WizardAnswers } from '#src/kernel/session/wizard-draft.ts';

/** Whether the new organisation begins empty or with demo data (specification, section 2). */
export type StartPoint = 'ready' | 'explore';

/** The last step as its form holds it. */
export type FinalSetup = { interests: Interests; startPoint: StartPoint };

type FinalAnswers = Pick<WizardAnswers, 'interests' | 'useDemoData'>;

export const finalSetupOf = ({ interests, useDemoData }: FinalAnswers): FinalSetup => ({
  interests,
  startPoint: useDemoData ? 'explore' : 'ready',
});

export const answersOf = ({ interests, startPoint }: FinalSetup): FinalAnswers => ({
  interests,
  useDemoData: startPoint === 'explore',
});

import type { InitialData } from '#src/contracts/sign-up.ts';
import type { WizardAnswers } from '#src/contracts/wizard-fields.ts';

/** What a step of the wizard gets from the page. */
export type StepProps = {
  initialData: InitialData;
  /** The answers when the step is opened. */
  answers: WizardAnswers;
  /** Keeps changed answers; the same function at every render. */
  keep: (changes: Partial<WizardAnswers>) => void;
  /** The messages of the server, by field. */
  serverErrors: Readonly<Record<string, string>>;
  /** NEXT or GET STARTED, with the step valid. */
  onSubmit: () => void | Promise<void>;
};

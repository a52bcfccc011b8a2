import type { InitialData } from '#src/contracts/sign-up.ts';
import type { WizardAnswers } from '#src/contracts/wizard-fields.ts';

/** The props of a step of the wizard. */
export type StepProps = {
  initialData: InitialData;
  /** The answers when the step opens. */
  answers: WizardAnswers;
  /** Stores changed answers. The function is the same at every render. */
  keep: (changes: Partial<WizardAnswers>) => void;
  /** The server errors, by field. */
  serverErrors: Readonly<Record<string, string>>;
  /** Called by NEXT or GET STARTED when the step is valid. `isCurrent` is false when the visitor has left the step. */
  onSubmit: (answers: unknown, isCurrent: () => boolean) => void | Promise<void>;
};

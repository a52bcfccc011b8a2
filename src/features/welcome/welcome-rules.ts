import { createFormOptions, createFormRules } from '#src/kernel/validation/form-options.ts';
import { listCompleted, setCompleted, welcomeFieldNames } from './field-progress.ts';
import type { WelcomeValues } from './welcome-schema.ts';

/** The form options of Welcome. There are no default values, so that text from before the script stays. */
export const welcomeOptions = createFormOptions(
  createFormRules(async () => (await import('./welcome-schema.ts')).WelcomeSchema),
);

const NO_CONTROLS = { fields: {}, shouldUseNativeValidation: false };

/** Validates the form without messages, for the court. Rules that fail to load change nothing. */
export async function updateProgress(values: WelcomeValues): Promise<void> {
  try {
    const { errors } = await welcomeOptions.resolver(values, undefined, NO_CONTROLS);
    setCompleted(listCompleted(welcomeFieldNames, values, errors));
  } catch {
    /* The form loads the rules again. */
  }
}

import { formOptions, formRules } from '#src/kernel/validation/form-options.ts';
import { setCompleted, welcomeFieldNames } from './field-progress.ts';
import type { WelcomeValues } from './welcome-schema.ts';

/** How Welcome validates. There are no default values: what the visitor typed before the script came stays. */
export const welcomeOptions = formOptions(
  formRules(async () => (await import('./welcome-schema.ts')).WelcomeSchema),
);

const NO_CONTROLS = { fields: {}, shouldUseNativeValidation: false };

/** Validates the form without a message, for the seats on the court. Rules that do not load change nothing. */
export async function updateProgress(values: WelcomeValues): Promise<void> {
  try {
    const { errors } = await welcomeOptions.resolver(values, undefined, NO_CONTROLS);
    setCompleted(welcomeFieldNames.filter((name) => !Object.hasOwn(errors, name)));
  } catch {
    /* The form asks for the rules again. */
  }
}

import { useEffect } from 'react';
import { readWelcomeDraft, saveWelcomeDraft } from '#src/kernel/session/welcome-draft.ts';
import { clearProgress, welcomeFieldNames } from './field-progress.ts';
import type { WelcomeFormReturn } from './use-check-exists.ts';
import { updateProgress } from './welcome-rules.ts';
import type { WelcomeValues } from './welcome-schema.ts';

/** Fills the empty fields only, because the visitor may have typed before the values were read. */
function fillIn(
  { getValues, setValue }: WelcomeFormReturn,
  kept: Partial<WelcomeValues> | null,
): void {
  for (const field of welcomeFieldNames) {
    const value = kept?.[field];
    if (value && !getValues(field)) setValue(field, value);
  }
}

/**
 * Stores the entered values, so that they are there after a reload, a sign-in and Back (decisions, "Flow"). It restores them
 * after hydration.
 */
export function useKeptAnswers(form: WelcomeFormReturn): void {
  useEffect(() => {
    const draft = readWelcomeDraft();
    const stop = form.subscribe({
      formState: { values: true, isValidating: true },
      callback: ({ values, type, isValidating }) => {
        saveWelcomeDraft(values);
        /* Only after values were restored, preselected or validated, not while the visitor types. */
        if (type === undefined && !isValidating) void updateProgress(values);
      },
    });
    /* The draft at once, because each change stores a new one. */
    fillIn(form, draft);
    if (Object.keys(draft).length === 0)
      void import('#src/kernel/session/initial-data.ts')
        .then(({ readInitialData }) => fillIn(form, readInitialData()))
        .catch(() => {});
    return () => {
      stop();
      clearProgress();
    };
  }, [form]);
}

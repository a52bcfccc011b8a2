import { useEffect } from 'react';
import { readWelcomeDraft, saveWelcomeDraft } from '#src/kernel/session/welcome-draft.ts';
import { clearProgress, welcomeFieldNames } from './field-progress.ts';
import type { WelcomeFormReturn } from './use-check-exists.ts';
import { updateProgress } from './welcome-rules.ts';
import type { WelcomeValues } from './welcome-schema.ts';

/** What an earlier visit has left: the answers of Welcome, and over it what was typed after that. */
async function readKept(): Promise<Partial<WelcomeValues>> {
  const draft = readWelcomeDraft();
  const session = await import('#src/kernel/session/initial-data.ts').catch(() => null);
  return { ...session?.readInitialData(), ...draft };
}

/** Fills in what is still empty: the visitor may have typed before this came. */
function fillIn({ getValues, setValue }: WelcomeFormReturn, kept: Partial<WelcomeValues>): void {
  for (const field of welcomeFieldNames) {
    const value = kept[field];
    if (value && !getValues(field)) setValue(field, value);
  }
}

/**
 * Keeps what is entered through a reload, a sign-in and Back (decisions, "Flow"), and puts it back when the page is
 * shown again, after hydration.
 */
export function useKeptAnswers(form: WelcomeFormReturn): void {
  useEffect(() => {
    let isShown = true;
    void readKept().then((kept) => {
      if (isShown) fillIn(form, kept);
    });
    const stop = form.subscribe({
      formState: { values: true, isValidating: true },
      callback: ({ values, type, isValidating }) => {
        saveWelcomeDraft(values);
        /* Not while the visitor types: put back, preselected, or just validated. */
        if (type === undefined && !isValidating) void updateProgress(values);
      },
    });
    return () => {
      isShown = false;
      stop();
      clearProgress();
    };
  }, [form]);
}

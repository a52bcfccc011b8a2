import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { InitialData } from '#src/contracts/sign-up.ts';
import { readWizardDraft, saveWizardDraft } from '#src/kernel/session/wizard-draft.ts';
import { currentAnswers } from './open-wizard.ts';
import {
  beginAtTop,
  correctStep,
  addEarlierSteps,
  stepInHistory,
  subscribeToStep,
} from './wizard-history.ts';
import { type WizardStep, stepToShow } from './wizard.ts';

/**
 * The step that is shown: the one of the browser's history, else, when the wizard has just been opened, the one that
 * the visitor had reached; never one that the answers do not open yet.
 */
export function useWizardStep(initialData: InitialData): WizardStep {
  const navigationType = useNavigationType();
  const readStep = useCallback(
    () => stepToShow(stepInHistory() ?? readWizardDraft().step, currentAnswers(initialData)),
    [initialData],
  );
  const step = useSyncExternalStore(subscribeToStep, readStep);

  useEffect(() => {
    if (stepInHistory() === null)
      addEarlierSteps(step, { isWelcomeBehind: navigationType === NavigationType.Push });
    else if (stepInHistory() !== step) correctStep(step);
    beginAtTop();
    saveWizardDraft({ step });
  }, [step, navigationType]);

  return step;
}

import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { InitialData } from '#src/contracts/sign-up.ts';
import { readWizardDraft, saveWizardDraft } from '#src/kernel/session/wizard-draft.ts';
import { getCurrentAnswers } from './open-wizard.ts';
import {
  beginAtTop,
  correctStep,
  addEarlierSteps,
  getStepInHistory,
  subscribeToStep,
} from './wizard-history.ts';
import { type WizardStep, getStepToShow } from './wizard.ts';

/**
 * Gets the step to show: the step in the browser's history, or after opening the wizard the last step that the visitor
 * reached. It is never a step that the answers do not open yet.
 */
export function useWizardStep(initialData: InitialData): WizardStep {
  const navigationType = useNavigationType();
  const readStep = useCallback(
    () =>
      getStepToShow(getStepInHistory() ?? readWizardDraft().step, getCurrentAnswers(initialData)),
    [initialData],
  );
  const step = useSyncExternalStore(subscribeToStep, readStep);

  useEffect(() => {
    if (getStepInHistory() === null)
      addEarlierSteps(step, { isWelcomeBehind: navigationType === NavigationType.Push });
    else if (getStepInHistory() !== step) correctStep(step);
    beginAtTop();
    saveWizardDraft({ step });
  }, [step, navigationType]);

  return step;
}

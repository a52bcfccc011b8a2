import { useCallback, useEffect, useRef } from 'react';
import { env } from '#src/config/env.ts';
import type { InitialData } from '#src/contracts/sign-up.ts';
import type { WizardAnswers } from '#src/contracts/wizard-fields.ts';
import { Card } from '#src/ui/card.tsx';
import { scrollToTop } from '#src/ui/scroll-to-top.ts';
import { usePageTitle } from '#src/ui/page-title.ts';
import { DraftNotice } from './draft-notice.tsx';
import { FinalSetupStep } from '#src/features/info/steps/final-setup-step.tsx';
import { FormatsStep } from '#src/features/info/steps/formats-step.tsx';
import { getCurrentAnswers, keepAnswers } from './open-wizard.ts';
import { OrganisationStep } from '#src/features/info/steps/organisation-step.tsx';
import { ServerErrorNotice } from '#src/features/info/steps/server-error-notice.tsx';
import type { ServerErrors } from '#src/features/info/answers/server-errors.ts';
import { useWizardStep } from './use-wizard-step.ts';
import { goForwardTo } from './wizard-history.ts';
import { NextStepHint, ProgressList, StepRing } from './wizard-progress.tsx';
import { type WizardStep, getNextStep, getStepTitle } from './wizard.ts';

const STEP_FORMS = { 1: OrganisationStep, 2: FormatsStep, 3: FinalSetupStep } as const;

const NO_SERVER_ERRORS: ServerErrors = {
  step: null,
  messages: {},
  elsewhere: [],
  needsSupport: false,
};

type WizardCardProps = {
  initialData: InitialData;
  /** The server errors for the answers. */
  serverErrors: ServerErrors | null;
  /** The visitor comes back from the loader, so the focus must be set. */
  isBack: boolean;
  /** Called when NEXT leaves a step. */
  onAdvance: () => void;
  /** `isCurrent` is false when the visitor has left the last step. */
  onGetStarted: (isCurrent: () => boolean) => Promise<void>;
};

/** Focuses the heading after each change of step, unless a field with a server error gets the focus. */
function useStepFocus(step: WizardStep, { isBack, serverErrors }: WizardCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(isBack ? null : step);
  const isFieldFocused = serverErrors?.step === step;

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    scrollToTop();
    if (!isFieldFocused) heading.current?.focus({ preventScroll: true });
  }, [step, isFieldFocused]);

  return heading;
}

/** The wizard: the progress, the form of the step and the draft notice (UI contract, 2d). */
export function WizardCard(props: WizardCardProps) {
  const { initialData, serverErrors, onAdvance, onGetStarted } = props;
  const step = useWizardStep(initialData);
  const heading = useStepFocus(step, props);
  const keep = useCallback(
    (changes: Partial<WizardAnswers>) => keepAnswers(initialData, changes),
    [initialData],
  );
  usePageTitle(getStepTitle(step), env.appTitle);

  async function handleSubmit(_answers: unknown, isCurrent: () => boolean) {
    const next = getNextStep(step);
    if (next === null) return onGetStarted(isCurrent);
    onAdvance();
    goForwardTo(next);
  }

  const StepForm = STEP_FORMS[step];
  const { messages, elsewhere, needsSupport } = serverErrors ?? NO_SERVER_ERRORS;
  return (
    <Card className="mx-auto max-w-card">
      <ProgressList step={step} />
      <div className="flex flex-wrap items-center gap-4 md:mt-6">
        <StepRing step={step} />
        <div className="min-w-0 flex-1 basis-40">
          <h1 key={step} ref={heading} tabIndex={-1} className="text-h2 sm:text-h1">
            {getStepTitle(step)}
          </h1>
          <NextStepHint step={step} />
        </div>
      </div>
      <ServerErrorNotice messages={elsewhere} needsSupport={needsSupport} />
      <div
        key={`form-${step}`}
        className="mt-6 transition duration-step motion-safe:starting:translate-x-4 starting:opacity-0"
      >
        <StepForm
          initialData={initialData}
          answers={getCurrentAnswers(initialData)}
          keep={keep}
          serverErrors={messages}
          onSubmit={handleSubmit}
        />
      </div>
      <DraftNotice />
    </Card>
  );
}

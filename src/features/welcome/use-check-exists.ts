import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { useSingleRun } from '#src/fields/use-single-run.ts';
import { enterStage } from '#src/kernel/telemetry/flow-state.ts';
import type { CheckOutcome, Conflict } from './check-organisation.ts';
import { markAccepted, welcomeFieldNames } from './field-progress.ts';
import type { WelcomeAnswers, WelcomeValues } from './welcome-schema.ts';

/** The form as the schema types it. */
export type WelcomeFormReturn = UseFormReturn<WelcomeValues, unknown, WelcomeAnswers>;

/** What stands in the way after a press of SIGN UP. */
type Obstacle = {
  /** An organisation that is there already, and what was entered when it was found. */
  readonly existing?: { readonly conflict: Conflict; readonly entered: WelcomeAnswers };
  readonly notice?: string;
};

const TOO_MANY = 'There have been too many tries. Wait a minute, then press SIGN UP again.';

/**
 * Puts the messages of the platform on their fields and the focus on the first.
 * @returns what is left to say when not every message has a field
 */
function showFieldErrors(
  form: WelcomeFormReturn,
  { fields, message }: Extract<CheckOutcome, { kind: 'invalid' }>,
): Obstacle {
  const invalid = welcomeFieldNames.filter((field) => fields[field] !== undefined);
  for (const field of invalid)
    form.setError(field, { type: 'server', message: fields[field] ?? '' });
  if (invalid[0]) form.setFocus(invalid[0]);
  return invalid.length > 0 && invalid.length === Object.keys(fields).length
    ? {}
    : { notice: message };
}

/**
 * What SIGN UP does with a valid form (specification, section 4): asks whether the organisation exists, once a press,
 * then goes on to the wizard or shows what stands in the way.
 */
export function useCheckExists(form: WelcomeFormReturn) {
  const navigate = useNavigate();
  const [isPending, run] = useSingleRun();
  const [obstacle, setObstacle] = useState<Obstacle>({});

  async function openWizard(entered: WelcomeAnswers) {
    const { keepWelcomeAnswers } = await import('./keep-welcome-answers.ts');
    keepWelcomeAnswers(entered);
    markAccepted();
    await navigate(paths.info.path);
  }

  function obstacleIn(outcome: CheckOutcome, entered: WelcomeAnswers): Obstacle {
    if (outcome.kind === 'exists') return { existing: { conflict: outcome.conflict, entered } };
    if (outcome.kind === 'invalid') return showFieldErrors(form, outcome);
    return outcome.kind === 'tooMany' ? { notice: TOO_MANY } : {};
  }

  const submit = (entered: WelcomeAnswers) =>
    run(async (isCurrent) => {
      setObstacle({});
      enterStage('check');
      const { checkOrganisation } = await import('./check-organisation.ts');
      const outcome = await checkOrganisation(entered);
      if (!isCurrent()) return;
      if (outcome.kind === 'free') return openWizard(entered);
      enterStage('form');
      setObstacle(obstacleIn(outcome, entered));
      return undefined;
    });

  return { isPending, ...obstacle, submit, closeConflict: () => setObstacle({}) };
}

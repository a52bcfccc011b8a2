import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { useSingleRun } from '#src/fields/use-single-run.ts';
import { enterStage } from '#src/kernel/telemetry/flow-state.ts';
import type { Obstacle } from './check-organisation.ts';
import { markAccepted } from './field-progress.ts';
import type { WelcomeAnswers, WelcomeValues } from './welcome-schema.ts';

/** The form with the types of its schema. */
export type WelcomeFormReturn = UseFormReturn<WelcomeValues, unknown, WelcomeAnswers>;

/**
 * Handles SIGN UP with a valid form (specification, section 4). It checks whether the organisation exists, once for
 * each press. Then it opens the wizard or shows what stops the sign-up.
 */
export function useCheckExists(form: WelcomeFormReturn) {
  const navigate = useNavigate();
  const [isPending, run] = useSingleRun();
  const [obstacle, setObstacle] = useState<Obstacle>({});

  const submit = (entered: WelcomeAnswers) =>
    run(async (isCurrent) => {
      setObstacle({});
      enterStage('check');
      const checked = JSON.stringify(form.getValues());
      const { checkOrganisation, keepInitialData, showObstacle } =
        await import('./check-organisation.ts');
      const outcome = await checkOrganisation(
        entered,
        () => JSON.stringify(form.getValues()) !== checked,
      );
      if (!isCurrent()) return;
      if (outcome.kind === 'free') {
        keepInitialData(entered);
        markAccepted();
        return navigate(paths.info.path);
      }
      enterStage('form');
      return setObstacle(showObstacle(form, outcome, entered));
    });

  return { isPending, ...obstacle, submit, closeConflict: () => setObstacle({}) };
}

import type { InitialData } from '#src/contracts/sign-up.ts';
import { useAuth } from '#src/kernel/auth/use-auth.ts';
import { reauthenticate } from '#src/kernel/auth/reauthenticate.ts';
import type { CreateAccount } from './create-account.ts';
import type { Creation, SignUp } from './creation.ts';
import { currentAnswers } from '#src/features/info/wizard/open-wizard.ts';
import {
  type RefusedAnswers,
  TIME_ZONE,
  refusedAnswers,
} from '#src/features/info/answers/refused-answers.ts';
import { signUpRequest } from '#src/features/info/answers/sign-up-request.ts';
import { refuseTimeZone } from '#src/features/info/answers/time-zone.ts';
import { goBackTo } from '#src/features/info/wizard/wizard-history.ts';

/** Where each refused answer belongs, or null when none has been refused. */
export function refusedOf(creation: Creation): RefusedAnswers | null {
  if (creation.phase !== 'editing' || creation.refusal?.kind !== 'fields') return null;
  return refusedAnswers(creation.refusal.message, creation.refusal.fields);
}

function isTimeZoneRefused(creation: Creation): boolean {
  const refusal = creation.phase === 'editing' ? creation.refusal : null;
  return refusal?.kind === 'fields' && Object.hasOwn(refusal.fields, TIME_ZONE);
}

/**
 * GET STARTED and "Try again": sends the answers as they are kept, and leads to the step of a refused one.
 * The first step is judged once more, because Back and Forward lead past its NEXT.
 */
export function useGetStarted(first: InitialData, account: CreateAccount) {
  const user = useAuth((state) => state.user);

  async function send(action: (signUp: SignUp) => Promise<void>): Promise<void> {
    if (user === null) return reauthenticate();
    const answers = currentAnswers(first);
    const { organisationFaults } = await import('#src/features/info/answers/wizard-schema.ts');
    const fields = organisationFaults(answers);
    const message = Object.values(fields)[0];
    if (message !== undefined) account.refuse({ kind: 'fields', message, fields });
    else await action({ first, request: signUpRequest(first, answers, user) });
    const creation = account.store.getState();
    if (isTimeZoneRefused(creation)) refuseTimeZone();
    const step = refusedOf(creation)?.step;
    if (step) goBackTo(step);
  }

  return {
    getStarted: () => send((signUp) => account.start(signUp)),
    tryAgain: () => send((signUp) => account.tryAgain(signUp)),
  };
}

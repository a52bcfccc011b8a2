import { useEffect } from 'react';
import type { InitialData } from '#src/contracts/sign-up.ts';
import { useAuth } from '#src/kernel/auth/use-auth.ts';
import { reauthenticate } from '#src/kernel/auth/reauthenticate.ts';
import type { CreateAccount } from './create-account.ts';
import type { Creation, SignUp } from './creation.ts';
import { getCurrentAnswers } from '#src/features/info/wizard/open-wizard.ts';
import {
  type ServerErrors,
  TIME_ZONE,
  sortServerErrors,
} from '#src/features/info/answers/server-errors.ts';
import { buildSignUpRequest } from '#src/features/info/answers/sign-up-request.ts';
import { rejectTimeZone } from '#src/features/info/answers/time-zone.ts';
import { goBackTo } from '#src/features/info/wizard/wizard-history.ts';
import { whenIdle } from '#src/ui/loading/when-idle.ts';

const loadRules = () => import('#src/features/info/answers/wizard-schema.ts');

/** A failure only means that the rules load when they are needed. */
const fetchRules = () => loadRules().catch(() => {});

/**
 * Finds the server errors, sorted by step.
 * @returns null when there are none
 */
export function findServerErrors(creation: Creation): ServerErrors | null {
  if (creation.phase !== 'editing' || creation.rejection?.kind !== 'fields') return null;
  return sortServerErrors(creation.rejection.message, creation.rejection.fields);
}

function hasTimeZoneError(creation: Creation): boolean {
  const rejection = creation.phase === 'editing' ? creation.rejection : null;
  return rejection?.kind === 'fields' && Object.hasOwn(rejection.fields, TIME_ZONE);
}

/**
 * Handles GET STARTED and "Try again". It sends the stored answers, and opens the step with a server error. It
 * validates step 1 again, because Back and Forward bypass its NEXT. The rules load when the wizard is idle, so that the
 * loader shows at once, also when a reload has opened the wizard at its last step.
 */
export function useGetStarted(initialData: InitialData, account: CreateAccount) {
  const user = useAuth((state) => state.user);
  useEffect(() => whenIdle(fetchRules), []);

  async function send(
    action: (signUp: SignUp) => Promise<void>,
    isCurrent: () => boolean = () => true,
  ): Promise<void> {
    if (user === null) return reauthenticate();
    const { listOrganisationErrors } = await loadRules();
    /* Who leaves the last step while the rules load creates no account. */
    if (!isCurrent()) return;
    const answers = getCurrentAnswers(initialData);
    const fields = listOrganisationErrors(answers);
    const message = Object.values(fields)[0];
    if (message !== undefined) account.setRejection({ kind: 'fields', message, fields });
    else await action({ initialData, request: buildSignUpRequest(initialData, answers, user) });
    const creation = account.store.getState();
    if (hasTimeZoneError(creation)) rejectTimeZone();
    const step = findServerErrors(creation)?.step;
    if (step) goBackTo(step);
  }

  return {
    getStarted: (isCurrent: () => boolean) => send((signUp) => account.start(signUp), isCurrent),
    tryAgain: () => send((signUp) => account.tryAgain(signUp)),
  };
}

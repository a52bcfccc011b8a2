import type { SignUpAnswer, SignUpRequest } from '#src/contracts/creation.ts';
import { toSafeAppUrl } from '#src/kernel/api/app-url.ts';
import { checkCreated } from '#src/kernel/api/calls/check-created.ts';
import { checkExists } from '#src/kernel/api/calls/check-exists.ts';
import { createSignUp } from '#src/kernel/api/calls/create-sign-up.ts';
import { logger } from '#src/kernel/log/logger.ts';
import { forgetAnswers } from '#src/kernel/session/forget-answers.ts';
import { readInitialData } from '#src/kernel/session/initial-data.ts';
import { readWizardDraft, saveWizardDraft } from '#src/kernel/session/wizard-draft.ts';
import { pushTrialAccountCreated } from '#src/kernel/telemetry/analytics.ts';
import { findExistingOrganisation } from './create-errors.ts';
import type { CreationPorts } from './creation.ts';

/** After a sign-out the answers are gone, and no draft may appear again. */
function keepSignUpId(id: string | null): void {
  if (readInitialData() !== null) saveWizardDraft({ signUpId: id ?? undefined });
}

/** An account without an id from the platform counts by the key of its create call. */
function announce(signUpId: string | null): void {
  const { announcedId, idempotencyKey } = readWizardDraft();
  if (signUpId === null && announcedId !== undefined) return;
  const id = signUpId ?? idempotencyKey;
  pushTrialAccountCreated(id);
  if (readInitialData() !== null) saveWizardDraft({ announcedId: id });
}

/**
 * Sends the create call. A dialog shows a conflict: the wait continues until the dialog is loaded, so that a late part
 * leaves nobody without a word. A dialog that fails to load is dealt with where it is shown.
 */
async function create(request: SignUpRequest): Promise<SignUpAnswer> {
  try {
    return await createSignUp(request, { idempotencyKey: readWizardDraft().idempotencyKey });
  } catch (error) {
    if (findExistingOrganisation(error)) await import('./create-conflict.tsx').catch(() => {});
    throw error;
  }
}

/** Creates the functions through which the creation of an account uses the platform and the storage of this tab. */
export function createCreationPorts(leaveFor: CreationPorts['leaveFor']): CreationPorts {
  return {
    create,
    checkExists: (initialData) => checkExists(initialData, { central: 'none' }),
    checkCreated: (signUpId, signal) => checkCreated(signUpId, { signal }),
    signUpId: { read: () => readWizardDraft().signUpId ?? null, keep: keepSignUpId },
    announce,
    forgetAnswers,
    safeAppUrl: toSafeAppUrl,
    leaveFor,
    log: (message, error) => logger.warn(message, { error }),
  };
}

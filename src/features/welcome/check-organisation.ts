import type { ExistingOrganisation, InitialData } from '#src/contracts/sign-up.ts';
import { showServerErrors } from '#src/fields/show-server-errors.ts';
import { toSafeAppUrl } from '#src/kernel/api/app-url.ts';
import { checkExists } from '#src/kernel/api/calls/check-exists.ts';
import { AppError, ExistsError } from '#src/kernel/errors/app-error.ts';
import { getFieldErrors } from '#src/kernel/errors/field-errors.ts';
import { handleError } from '#src/kernel/errors/handler-chain.ts';
import { textToShow } from '#src/kernel/text/text-to-show.ts';
import { matchesNameOrEmail } from '#src/kernel/session/org-match.ts';
import { welcomeFieldNames } from './field-progress.ts';
export { keepInitialData } from './keep-initial-data.ts';
import type { WelcomeFormReturn } from './use-check-exists.ts';
import type { WelcomeAnswers } from './welcome-schema.ts';

/** An organisation that is there already. */
export type Conflict = {
  readonly organisation: string;
  /** Its e-mail or its name equals the entered one, so the visitor cannot continue. */
  readonly isExact: boolean;
  /** The address to sign in to it, null when it is not safe. */
  readonly appUrl: string | null;
};

/** The outcome of the check. */
export type CheckOutcome =
  | { readonly kind: 'free' | 'changed' | 'tooMany' | 'handled' }
  | { readonly kind: 'exists'; readonly conflict: Conflict }
  | {
      readonly kind: 'invalid';
      readonly fields: Readonly<Record<string, string>>;
      readonly message: string;
    };

const TOO_MANY_REQUESTS = 429;

function toConflict({ org, appUrl }: ExistingOrganisation, entered: InitialData): Conflict {
  return {
    organisation: textToShow(org.name),
    isExact: matchesNameOrEmail(org, entered),
    appUrl: toSafeAppUrl(appUrl),
  };
}

/**
 * Checks whether a similar organisation exists (specification, section 4).
 * @param entered the values that are checked
 * @param hasChanged tells whether the form has other values now
 * @returns the outcome; `handled` when the error page is already shown, `changed` when an outcome is not about the
 *   present values
 * @throws every error that is not an error of the API, also that of a dialog that fails to load
 */
export async function checkOrganisation(
  entered: InitialData,
  hasChanged: () => boolean,
): Promise<CheckOutcome> {
  const outcome = await findOutcome(entered);
  const opensNext = outcome.kind === 'free' || outcome.kind === 'exists';
  return opensNext && hasChanged() ? { kind: 'changed' } : outcome;
}

async function findOutcome(entered: InitialData): Promise<CheckOutcome> {
  try {
    await checkExists(entered);
    return { kind: 'free' };
  } catch (error) {
    const outcome = toOutcome(error, entered);
    /* SIGN UP stays busy until the dialog is loaded, so that a late part leaves nobody without a word. */
    if (outcome.kind === 'exists') await import('./existing-org-dialog.tsx');
    return outcome;
  }
}

function toOutcome(error: unknown, entered: InitialData): CheckOutcome {
  if (error instanceof ExistsError)
    return { kind: 'exists', conflict: toConflict(error.data as ExistingOrganisation, entered) };
  if (error instanceof AppError && error.kind === 'validation')
    return { kind: 'invalid', fields: getFieldErrors(error), message: error.message };
  if (error instanceof AppError && error.status === TOO_MANY_REQUESTS) return { kind: 'tooMany' };
  if (handleError(error)) return { kind: 'handled' };
  throw error;
}

/** What stops the sign-up after a press of SIGN UP. */
export type Obstacle = {
  /** An existing organisation, and the values that were entered when it was found. */
  readonly existing?: { readonly conflict: Conflict; readonly entered: WelcomeAnswers };
  readonly notice?: string;
};

const TOO_MANY = 'There have been too many tries. Wait a minute, then press SIGN UP again.';

const CHANGED = 'You changed your details during the check. Press SIGN UP again.';

/**
 * Shows the server errors on their fields and focuses the first one.
 * @returns the message of the answer when not every error has a field
 */
function showFieldErrors(
  form: WelcomeFormReturn,
  { fields, message }: Extract<CheckOutcome, { kind: 'invalid' }>,
): Obstacle {
  const invalid = showServerErrors(form, fields, welcomeFieldNames);
  return invalid.length > 0 && invalid.length === Object.keys(fields).length
    ? {}
    : { notice: message };
}

/**
 * Shows an outcome that stops the sign-up.
 * @param form gets the messages and the focus
 * @returns the dialog or the notice to show
 */
export function showObstacle(
  form: WelcomeFormReturn,
  outcome: CheckOutcome,
  entered: WelcomeAnswers,
): Obstacle {
  if (outcome.kind === 'exists') return { existing: { conflict: outcome.conflict, entered } };
  if (outcome.kind === 'invalid') return showFieldErrors(form, outcome);
  if (outcome.kind === 'changed') return { notice: CHANGED };
  return outcome.kind === 'tooMany' ? { notice: TOO_MANY } : {};
}

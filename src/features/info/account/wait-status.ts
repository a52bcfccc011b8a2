import { loader } from '#src/config/limits.ts';
import type { Creation } from './creation.ts';

/** The texts and actions of the loader at one moment. */
export type WaitStatus = {
  /** A sentence. `{organisation}` is the placeholder of the name. */
  text: string;
  /** The wait is long, so the loader shows the reference and the contact. */
  offersHelp: boolean;
  canTryAgain: boolean;
  canCheckAgain: boolean;
  canSignIn: boolean;
  /** Several polls in a row got no answer. */
  isOutOfReach: boolean;
};

const UNANSWERED_POLLS = 3;

const QUIET = {
  offersHelp: false,
  canTryAgain: false,
  canCheckAgain: false,
  canSignIn: false,
  isOutOfReach: false,
};
const HELP = { ...QUIET, offersHelp: true };

function getTextByTime(waitedMs: number): string {
  if (waitedMs >= loader.SLOW_MS) return 'This is taking longer than usual.';
  if (waitedMs >= loader.STILL_WORKING_MS) return 'Still working. Keep this page open.';
  return 'We are setting up {organisation}.';
}

function getStatusWhileWaiting(
  creation: Extract<Creation, { phase: 'creating' | 'failed' | 'polling' }>,
  now: number,
): WaitStatus {
  const waitedMs = now - creation.since;
  const { phase } = creation;
  const needsSignIn = phase !== 'creating' && creation.needsSignIn;
  const offersHelp = waitedMs >= loader.SLOW_MS;
  const canTryAgain =
    phase === 'failed' && now - creation.failedAt >= loader.RETRY_AFTER_FAILURE_MS;
  return {
    ...QUIET,
    text: getTextByTime(waitedMs),
    offersHelp: offersHelp || (canTryAgain && needsSignIn),
    canTryAgain,
    canSignIn: needsSignIn && (offersHelp || canTryAgain),
    isOutOfReach: phase === 'polling' && !needsSignIn && creation.failures >= UNANSWERED_POLLS,
  };
}

/**
 * Gets the status of the loader. It depends on the time only, never on an error, because a failed create call is silent
 * (specification, section 8; decisions, "Flow").
 * @param creation the state of the creation
 * @param now milliseconds since 1970
 */
export function getWaitStatus(creation: Creation, now: number): WaitStatus {
  if (creation.phase === 'editing' || creation.phase === 'taken') return { ...QUIET, text: '' };
  if (creation.phase === 'lost')
    return { ...HELP, text: 'We have lost track of this sign-up.', canTryAgain: true };
  if (creation.phase === 'paused')
    return { ...HELP, text: 'We have stopped checking after ten minutes.', canCheckAgain: true };
  if (creation.phase !== 'ready') return getStatusWhileWaiting(creation, now);
  return creation.appUrl === null
    ? { ...HELP, text: '{organisation} is ready. We could not open it for you.' }
    : { ...QUIET, text: '{organisation} is ready. Taking you there.' };
}

/** Lists the moments at which the status changes without an event, in milliseconds since 1970. */
export function listStatusChanges(creation: Creation): readonly number[] {
  if (!('since' in creation)) return [];
  const byTime = [creation.since + loader.STILL_WORKING_MS, creation.since + loader.SLOW_MS];
  if (creation.phase !== 'failed') return byTime;
  return [...byTime, creation.failedAt + loader.RETRY_AFTER_FAILURE_MS].toSorted((a, b) => a - b);
}

import { env } from '#src/config/env.ts';
import { reporting } from '#src/config/limits.ts';
import { loadOnce } from '#src/kernel/async/load-once.ts';
import { AppError } from '#src/kernel/errors/app-error.ts';
import { registerErrorHandler } from '#src/kernel/errors/handler-chain.ts';
import { logger } from '#src/kernel/log/logger.ts';
import { isExpectedError } from './expected-errors.ts';
import type { Feedback, ReportingClient } from './reporting-client.ts';

const FEEDBACK_FAILED = 'There was a problem submitting feedback, please wait and try again.';

/** Errors from before the library was there, oldest first. */
const waiting: unknown[] = [];

/** The sign-up that this page belongs to: the tag by which a report and a bundle for support find each other. */
let flow: string | undefined;

let client: ReportingClient | null = null;

/** Is error reporting switched on in this environment? */
export const isReportingOn = (): boolean => env.sentryDsn !== '';

/** Loads the library once; after a failure the next call tries again. */
const load = loadOnce(async (): Promise<ReportingClient> => {
  const { createReportingClient } = await import('./reporting-client.ts');
  client = await createReportingClient(flow);
  for (const error of waiting.splice(0)) client.captureError(error);
  return client;
});

/** Reports an error, at once or as soon as reporting is there; the first 30 are kept until then (section 9). */
export function reportError(error: unknown): void {
  if (!isReportingOn() || isExpectedError(error)) return;
  if (client) client.captureError(error);
  else if (waiting.length < reporting.OFFLINE_QUEUE_ITEMS) waiting.push(error);
}

/**
 * Starts error reporting: what passes the handler chain is reported from now on, and the library for it is loaded
 * when the page has been painted. A library that cannot be loaded (blocked, offline) changes nothing for the visitor.
 * @param options `flow` tags each report; `afterPaint` runs something once the page has been painted
 */
export function startReporting({
  flow: id,
  afterPaint = (run) => void requestAnimationFrame(() => setTimeout(run)),
}: {
  flow: string;
  afterPaint?: (run: () => void) => void;
}): void {
  if (!isReportingOn()) return;
  flow = id;
  registerErrorHandler((error) => {
    reportError(error);
    return false;
  }, 0);
  afterPaint(() => {
    load().catch((error: unknown) => logger.warn('Error reporting could not be loaded', { error }));
  });
}

/**
 * Sends what a visitor says about a problem. Feedback that waits in the browser for the line counts as sent: another
 * press would only make two of it.
 * @throws AppError with the sentence of section 8 when it was refused, was not answered within 30 s, or cannot be sent
 */
export async function sendFeedback(feedback: Feedback): Promise<void> {
  try {
    if (!isReportingOn()) throw new Error('error reporting is off');
    await (await load()).sendFeedback(feedback);
  } catch (cause) {
    logger.warn('Feedback could not be sent', { cause });
    throw new AppError(FEEDBACK_FAILED, { cause });
  }
}

import { env } from '#src/config/env.ts';
import { reporting } from '#src/config/limits.ts';
import { loadOnce } from '#src/kernel/async/load-once.ts';
import { AppError } from '#src/kernel/errors/app-error.ts';
import { registerErrorHandler } from '#src/kernel/errors/handler-chain.ts';
import { logger } from '#src/kernel/log/logger.ts';
import { isExpectedError } from './expected-errors.ts';
import type { Feedback, ReportingClient } from './reporting-client.ts';

const FEEDBACK_FAILED = 'There was a problem submitting feedback, please wait and try again.';

/** Errors from before the library has loaded, oldest first. */
const waiting: unknown[] = [];

/** The flow of this page. As a tag it connects a report with a bundle for support. */
let flow: string | undefined;

let client: ReportingClient | null = null;

/** Whether error reporting is on in this environment. */
export const isReportingOn = (): boolean => env.sentryDsn !== '';

/** Loads the library once; after a failure the next call tries again. */
const load = loadOnce(async (): Promise<ReportingClient> => {
  const { createReportingClient } = await import('./reporting-client.ts');
  client = await createReportingClient(flow);
  for (const error of waiting.splice(0)) client.captureError(error);
  return client;
});

/** Reports an error, at once or when the library has loaded. Until then the first 30 are kept (section 9). */
export function reportError(error: unknown): void {
  if (!isReportingOn() || isExpectedError(error)) return;
  if (client) client.captureError(error);
  else if (waiting.length < reporting.OFFLINE_QUEUE_ITEMS) waiting.push(error);
}

/**
 * Starts error reporting: the errors in the handler chain are reported from now on. The library loads after the first
 * paint. A library that fails to load (blocked, offline) changes nothing for the visitor.
 * @param options `flow` tags each report; `afterPaint` runs a function after the first paint
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
 * Sends the feedback of a visitor. Feedback that waits for the connection counts as sent, because another press would
 * send it twice.
 * @param feedback the values of the form
 * @throws AppError with the message of section 8 when it was rejected, was not answered within 30 s, or cannot be
 *   sent
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

import { nextTask } from '#src/kernel/async/next-task.ts';
import {
  BrowserClient,
  captureException,
  captureFeedback,
  defaultStackParser,
  getGlobalScope,
  httpClientIntegration,
  httpContextIntegration,
  linkedErrorsIntegration,
  makeBrowserOfflineTransport,
  makeFetchTransport,
  setCurrentClient,
} from '@sentry/react';
import type { Event } from '@sentry/react';
import { build, env } from '#src/config/env.ts';
import { reporting } from '#src/config/limits.ts';
import { SAMPLE_RATES } from '#src/config/sample-rates.ts';
import { AppError } from '#src/kernel/errors/app-error.ts';
import { dropRepeated, recordBreadcrumbs } from './breadcrumbs.ts';
import { type Envelope, createFeedbackQueue } from './feedback-queue.ts';
import { mayMeasure, measureField } from './field-figures.ts';
import { isReportable } from './report-filter.ts';
import { scrub } from './scrub-report.ts';
import { sendFigures } from './send-figures.ts';

/** The feedback of a visitor (section 3). */
export type Feedback = {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** The `X-Request-Id` that the error page showed. */
  readonly reference?: string | undefined;
  /** The bundle for support, as JSON. */
  readonly bundle?: string | undefined;
};

/** The time limit for the collector to answer a feedback, in milliseconds. */
const FEEDBACK_TIMEOUT_MS = 30_000;

/** Feedback that waits for the connection. It will be sent, so it counts as sent. */
const queued = new Set<string>();

/** Of the visitor's data only the name of the browser is collected. */
const dataCollection = {
  userInfo: false,
  cookies: false,
  httpHeaders: { request: { allow: ['user-agent'] }, response: false },
  httpBodies: [],
  urlQueryParams: false,
  stackFrameVariables: false,
};

/**
 * The text of a feedback stays unchanged, because the visitor wants to send it. The bundle stays too, because it
 * contains nothing about the visitor. Sentry's internal data is not sent.
 */
function scrubEvent(event: Event): void {
  const { sdkProcessingMetadata: _kept, ...sent } = event;
  const { feedback, support } = event.contexts ?? {};
  Object.assign(event, scrub(sent));
  if (!feedback) return;
  if (support) Object.assign(event.contexts ?? {}, { support });
  const { contact_email, name, message } = feedback;
  Object.assign(event.contexts?.['feedback'] ?? {}, { contact_email, name, message });
}

const isFeedback = ([, items]: Envelope): boolean =>
  items.some(([header]) => header.type === 'feedback');

/**
 * Stores unsent reports in the browser, and sends them, oldest first, when the connection is back (section 9). Feedback
 * has its own queue, because the visitor must know whether it is stored.
 */
function makeTransport(
  options: Parameters<typeof makeFetchTransport>[0],
): ReturnType<typeof makeFetchTransport> {
  const transport = makeBrowserOfflineTransport(makeFetchTransport)({
    ...options,
    maxQueueSize: reporting.OFFLINE_QUEUE_ITEMS,
    flushAtStartup: true,
    shouldStore: async (envelope) => {
      if (!isFeedback(envelope)) return 'indexedDB' in window;
      if (await feedbackQueue.keep(envelope)) queued.add(String(envelope[0]['event_id']));
      return false;
    },
  });
  const flush = () => void transport.flush();
  const feedbackQueue = createFeedbackQueue(makeFetchTransport(options), flush);
  window.addEventListener('online', () => void feedbackQueue.sendKept());
  void feedbackQueue.sendKept();
  return transport;
}

/** Creates a small client with only the integrations that section 9 requires or that make a report readable. */
function createClient(): BrowserClient {
  const [from, to] = reporting.HTTP_CLIENT_STATUSES;
  const client = new BrowserClient({
    dsn: env.sentryDsn,
    environment: env.appEnv,
    release: `huddle-signup@${build.version}+${build.commit}`,
    dataCollection,
    stackParser: defaultStackParser,
    transport: makeTransport,
    integrations: [
      httpClientIntegration({ failedRequestStatusCodes: [[from, to]] }),
      httpContextIntegration(),
      linkedErrorsIntegration(),
    ],
  });
  client.addEventProcessor(dropRepeated());
  client.on('beforeSendEvent', scrubEvent);
  return client;
}

function captureError(error: unknown): void {
  if (!isReportable(error)) return;
  const tags = error instanceof AppError ? { kind: error.kind, reference: error.reference } : {};
  captureException(error, { tags });
}

function sendFeedback(client: BrowserClient, feedback: Feedback): Promise<void> {
  const { reference, bundle, ...words } = feedback;
  return new Promise((resolve, reject) => {
    const url = window.location.href;
    const details = { ...words, url, source: 'site', tags: { reference } };
    /* It is a text, because the SDK cuts off deep objects in a context. */
    const captureContext = bundle ? { contexts: { support: { bundle } } } : {};
    const id = captureFeedback(details, { captureContext });
    const settle = (failure?: string): void => {
      clearTimeout(timer);
      stopListening();
      if (failure === undefined) resolve();
      else reject(new Error(failure));
    };
    const timer = setTimeout(() => settle('no answer'), FEEDBACK_TIMEOUT_MS);
    const stopListening = client.on('afterSendEvent', (event, { statusCode = 0 }) => {
      if (event.event_id !== id) return;
      const isSent = (statusCode >= 200 && statusCode < 300) || queued.has(id);
      settle(isSent ? undefined : `status ${statusCode}`);
    });
  });
}

/** The reporting of errors and feedback, after its library has loaded. */
export type ReportingClient = {
  /** Reports an error, unless section 8 excludes it. */
  captureError(error: unknown): void;
  /**
   * Sends a feedback.
   * @returns a promise that settles when the collector has accepted it, or when it waits for the connection; it
   *   rejects otherwise
   */
  sendFeedback(feedback: Feedback): Promise<void>;
};

/**
 * Starts the reporting of this page.
 * @param flow the id of the flow; it tags each report, like the bundle for support
 */
export async function createReportingClient(flow?: string): Promise<ReportingClient> {
  await nextTask();
  const client = createClient();
  await nextTask();
  if (flow !== undefined) getGlobalScope().setTag('flow', flow);
  setCurrentClient(client);
  client.init();
  recordBreadcrumbs();
  if (mayMeasure(flow, SAMPLE_RATES[env.appEnv]))
    measureField(flow, (figures) => sendFigures(client, figures));
  return { captureError, sendFeedback: (feedback) => sendFeedback(client, feedback) };
}

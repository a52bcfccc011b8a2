import { type BrowserClient, getCurrentScope } from '@sentry/react';
import type { Envelope } from './feedback-queue.ts';
import type { Measured } from './field-figures.ts';
import { scrub } from './scrub-report.ts';

const toAttributes = (attributes: Measured['attributes']) =>
  Object.fromEntries(
    Object.entries(attributes).map(([key, value]) => [key, { value, type: 'string' }]),
  );

/** Sends figures as Sentry metrics, in one envelope, through the queue of the reports. */
export function sendFigures(client: BrowserClient, figures: readonly Measured[]): void {
  const { traceId: trace_id } = getCurrentScope().getPropagationContext();
  const items = figures.map(({ name, value, attributes }) => ({
    timestamp: Date.now() / 1000,
    trace_id,
    name,
    type: 'distribution',
    ...(name === 'vital.cls' || name === 'flow.last' ? {} : { unit: 'millisecond' }),
    value,
    attributes: toAttributes(scrub(attributes)),
  }));
  const type = 'application/vnd.sentry.items.trace-metric+json';
  const header = { type: 'trace_metric', item_count: items.length, content_type: type };
  const envelope = [{ sent_at: new Date().toISOString() }, [[header, { items }]]];
  void client.sendEnvelope(envelope as unknown as Envelope);
}

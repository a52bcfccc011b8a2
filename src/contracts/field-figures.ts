import * as z from 'zod/mini';

/** What is measured in the field: how fast a page is, how long a stage takes, and where a visitor was last. */
export const FIGURE_NAMES = [
  'vital.lcp',
  'vital.inp',
  'vital.cls',
  'vital.fcp',
  'vital.ttfb',
  'flow.stage',
  'flow.last',
] as const;

const Text = z.strictObject({
  value: z.string().check(z.maxLength(60)),
  type: z.literal('string'),
});

/**
 * One figure as Sentry's protocol has a metric (develop.sentry.dev, "Trace metrics"). Its attributes say where it was
 * measured; none is of the visitor.
 */
export const Figure = z.object({
  timestamp: z.number(),
  trace_id: z.string(),
  name: z.enum(FIGURE_NAMES),
  type: z.literal('distribution'),
  unit: z.optional(z.literal('millisecond')),
  value: z.number().check(z.nonnegative()),
  attributes: z.record(z.string(), Text),
});
export type Figure = z.infer<typeof Figure>;

/** The payload of an envelope's item of the type `trace_metric`. */
export const Figures = z.object({ items: z.array(Figure).check(z.maxLength(200)) });

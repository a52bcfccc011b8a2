import * as z from 'zod/mini';

/** The measured figures: the speed of a page, the duration of a stage and the last place of a visitor. */
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
 * One figure in the metric format of Sentry's protocol (develop.sentry.dev, "Trace metrics"). Its attributes say where
 * it was measured. They contain nothing about the visitor.
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

/** The payload of an envelope item of the type `trace_metric`. */
export const Figures = z.object({ items: z.array(Figure).check(z.maxLength(200)) });

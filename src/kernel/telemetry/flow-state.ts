import { STORAGE_PREFIX } from '#src/config/product.ts';
import { mark } from '#src/kernel/log/mark.ts';

/** The stages of a sign-up, in order. */
export const FLOW_STAGES = ['form', 'check', 'sign-in', 'steps', 'create', 'ready'] as const;
export type FlowStage = (typeof FLOW_STAGES)[number];

/**
 * Sets the stage of the sign-up: as `data-flow-state` on the root element, for tests, and as a User Timing mark
 * `hc.{stage}`, for the browser's tools and the journeys.
 */
export function enterStage(stage: FlowStage): void {
  const { dataset } = document.documentElement;
  if (dataset['flowState'] === stage) return;
  dataset['flowState'] = stage;
  mark(`${STORAGE_PREFIX}.${stage}`);
}

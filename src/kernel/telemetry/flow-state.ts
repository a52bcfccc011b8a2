import { STORAGE_PREFIX } from '#src/config/product.ts';

/** The stages of a sign-up, in order. */
export const FLOW_STAGES = ['form', 'check', 'sign-in', 'steps', 'create', 'ready'] as const;
export type FlowStage = (typeof FLOW_STAGES)[number];

/**
 * Says how far the sign-up is: as `data-flow-state` on the root element, which a test can wait for, and as a User
 * Timing mark `hc.{stage}`, by which a browser's tools and the journeys tell where the time goes.
 */
export function enterStage(stage: FlowStage): void {
  const { dataset } = document.documentElement;
  if (dataset['flowState'] === stage) return;
  dataset['flowState'] = stage;
  try {
    performance.mark(`${STORAGE_PREFIX}.${stage}`);
  } catch {
    // A browser that cannot measure loses nothing else.
  }
}

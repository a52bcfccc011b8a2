import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { STORAGE_PREFIX } from '#src/config/product.ts';
import type { FIGURE_NAMES } from '#src/contracts/field-figures.ts';
import { CALL_MARK, type CallRecord } from '#src/contracts/support-bundle.ts';
import { watchMarks } from './marks.ts';
import { describeLastPlace, describeMeasuredPlace } from './measured-place.ts';

export type Measured = {
  readonly name: (typeof FIGURE_NAMES)[number];
  readonly value: number;
  readonly attributes: Readonly<Record<string, string>>;
};

type Send = (figures: readonly Measured[]) => void;

const STAGE_MARK = `${STORAGE_PREFIX}.`;

/** The first eight digits of a flow id are random, so the same flow is always measured, or never. */
const toFraction = (flow: string): number => Number.parseInt(flow.slice(3, 11), 16) / 0x1_0000_0000;

/**
 * Whether this flow is measured. The visitor's browser may forbid it (`doNotTrack`, Global Privacy Control). Of all
 * other flows the environment's share is measured.
 * @param flow the id of the flow
 * @param rate from 0 to 1
 */
export function mayMeasure(flow: string | undefined, rate: number): flow is string {
  const { doNotTrack, globalPrivacyControl } = navigator as {
    doNotTrack?: string | null;
    globalPrivacyControl?: boolean;
  };
  if (doNotTrack === '1' || globalPrivacyControl === true) return false;
  return flow !== undefined && toFraction(flow) < rate;
}

type Watched = {
  readonly onStage: (stage: string, ms: number) => void;
  readonly onCall: (call: CallRecord) => void;
};

/** Calls back for each stage that starts and each call that ends in this document, also for earlier ones. */
function watchFlow({ onStage, onCall }: Watched): void {
  let since = 0;
  watchMarks(({ name, startTime, detail }) => {
    if (name === CALL_MARK) onCall(detail as CallRecord);
    if (!name.startsWith(STAGE_MARK)) return;
    onStage(name.slice(STAGE_MARK.length), startTime - since);
    since = startTime;
  });
}

/** web-vitals asks for idle time in the callbacks of its observers, where nothing catches a refusal. */
function canAskForIdleTime(): boolean {
  try {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => {});
    return true;
  } catch {
    return false;
  }
}

/**
 * Measures this document: the Core Web Vitals of web.dev, the stages of the sign-up with the duration of the stage
 * before, and the last place of the visitor. It sends the figures when the page is hidden.
 * @param flow the id of the flow
 * @param send sends the figures
 */
export function measureField(flow: string, send: Send): void {
  const waiting: Measured[] = [];
  let stage = 'none';
  let failed: string | undefined;
  const note = (name: Measured['name'], value: number, attributes: Record<string, string> = {}) =>
    void waiting.push({
      name,
      value,
      attributes: { ...describeMeasuredPlace(flow), stage, ...attributes },
    });

  for (const watch of canAskForIdleTime() ? [onCLS, onFCP, onINP, onLCP, onTTFB] : [])
    watch(({ name, value }) => note(`vital.${name.toLowerCase()}` as Measured['name'], value));
  watchFlow({
    onStage(begun, ms) {
      note('flow.stage', ms, { stage: begun, before: stage });
      stage = begun;
    },
    /* A call without a status has ended without an answer. The IP look-up never blocks the visitor. */
    onCall({ status, kind, path }) {
      if (status !== 0 && path.startsWith('/')) failed = kind;
    },
  });
  /* The listener is on the window in the bubble phase, so that web-vitals runs first. */
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    note('flow.last', 1, describeLastPlace(failed));
    send(waiting.splice(0));
  });
}

import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { STORAGE_PREFIX } from '#src/config/product.ts';
import type { FIGURE_NAMES } from '#src/contracts/field-figures.ts';
import { watchMarks } from './marks.ts';
import { lastPlace, measuredPlace } from './measured-place.ts';

export type Measured = {
  readonly name: (typeof FIGURE_NAMES)[number];
  readonly value: number;
  readonly attributes: Readonly<Record<string, string>>;
};

type Send = (figures: readonly Measured[]) => void;

const STAGE_MARK = `${STORAGE_PREFIX}.`;

/** The first eight digits of the flow's id are random: the same flow is always measured, or never. */
const toFraction = (flow: string): number => Number.parseInt(flow.slice(3, 11), 16) / 0x1_0000_0000;

/**
 * May this flow be measured? Not where the visitor's browser asks not to be (`doNotTrack`, Global Privacy Control),
 * and only the environment's share of the others.
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

/** Calls back for each stage of the sign-up that begins in this document, also for those that have begun. */
function watchStages(onStage: (stage: string, ms: number) => void): void {
  let since = 0;
  watchMarks(({ name, startTime }) => {
    if (!name.startsWith(STAGE_MARK)) return;
    onStage(name.slice(STAGE_MARK.length), startTime - since);
    since = startTime;
  });
}

/**
 * Measures this document from now on: the Core Web Vitals of web.dev, the stages of the sign-up with the time that the
 * one before took, and where the visitor was when the page was left. All of it is sent when the page is hidden.
 * @param flow the reference of the sign-up
 */
export function measureField(flow: string, send: Send): void {
  const waiting: Measured[] = [];
  let stage = 'none';
  const note = (name: Measured['name'], value: number, attributes: Record<string, string> = {}) =>
    void waiting.push({
      name,
      value,
      attributes: { ...measuredPlace(flow), stage, ...attributes },
    });

  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB])
    watch(({ name, value }) => note(`vital.${name.toLowerCase()}` as Measured['name'], value));
  watchStages((begun, ms) => {
    note('flow.stage', ms, { stage: begun, before: stage });
    stage = begun;
  });
  /* On the window, and not while the event goes down: web-vitals has its say before. */
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    note('flow.last', 1, lastPlace());
    send(waiting.splice(0));
  });
}

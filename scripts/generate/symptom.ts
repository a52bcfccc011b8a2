import type { ScenarioName } from '#sandbox/scenarios.ts';

export type Cause = {
  readonly cause: string;
  /** What to ask the owner, or to look for in the bundle. */
  readonly ask: string;
  /** The scenario that shows it. */
  readonly scenario: ScenarioName;
};

export type Symptom = {
  /** What owners say. */
  readonly words: string;
  /** The likeliest first. */
  readonly causes: readonly [Cause, Cause, Cause];
};

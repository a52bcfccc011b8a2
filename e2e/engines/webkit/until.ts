import { setTimeout as sleep } from 'node:timers/promises';

const BETWEEN_LOOKS_MS = 100;

/** How long an action waits for its element, and a page for its address. */
export const ACTION_MS = 30_000;

/**
 * Looks again and again until a look finds something, or the time is over.
 * @returns what the last look has found: `done` says whether it was enough
 */
export async function lookUntil<Found extends { done: boolean }>(
  look: () => Promise<Found>,
  timeoutMs: number,
): Promise<Found> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const found = await look();
    if (found.done || Date.now() >= end) return found;
    await sleep(BETWEEN_LOOKS_MS);
  }
}

import type { Locator, Page } from '@playwright/test';

/** A point of the viewport. */
export type Point = { readonly x: number; readonly y: number };

/** From the narrowest phone to a large desktop, upright and lying. */
export const VIEWPORTS = [
  [320, 568],
  [360, 780],
  [375, 740],
  [412, 915],
  [740, 360],
  [768, 1024],
  [1280, 900],
  [1366, 657],
  [1920, 1080],
] as const;

/** The middle of a control, which is scrolled into view for it. */
export async function findCentre(control: Locator): Promise<Point> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (box === null) throw new Error('The control is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A press as the page heard of it: on which button or link, and when, in milliseconds. */
type NotedPress = { readonly on: string; readonly at: number };

const readNotedPresses = (page: Page) =>
  page.evaluate(() => (window as { presses?: NotedPress[] }).presses ?? []);

/** Notes each press of a page as soon as it is heard of. To be called before the page is opened. */
export const notePresses = (page: Page) =>
  page.addInitScript(() => {
    const presses: NotedPress[] = [];
    Object.assign(window, { presses });
    const note = ({ target }: Event) => {
      const control = target instanceof Element ? target.closest('button, a') : null;
      const on = control instanceof HTMLAnchorElement ? 'a link' : (control?.textContent ?? '');
      presses.push({ on, at: performance.now() });
    };
    window.addEventListener('pointerdown', note, { capture: true });
  });

/**
 * Presses the mouse at one point, again after each pause, as a hand does it: without a move in between.
 * @returns what the page heard; a machine with much to do makes longer pauses than it was asked for
 */
export async function pressAt(
  page: Page,
  at: Point,
  pausesMs: readonly number[],
): Promise<readonly NotedPress[]> {
  const before = (await readNotedPresses(page)).length;
  await page.mouse.move(at.x, at.y);
  for (const pause of [0, ...pausesMs]) {
    if (pause > 0) await page.waitForTimeout(pause);
    await page.mouse.down();
    await page.mouse.up();
  }
  return (await readNotedPresses(page)).slice(before);
}

/** The pauses between presses, in milliseconds. */
export const measurePauses = (presses: readonly NotedPress[]): number[] =>
  presses.slice(1).map(({ at }, index) => at - presses[index]!.at);

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

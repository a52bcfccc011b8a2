import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '#e2e/engines/expect.ts';

/** WCAG 2.2 up to level AA, and what axe's makers recommend beyond it. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const LARGE = { width: 1280, height: 900 };
/** 400 % zoom of a window of 1280 px, less the widest of the usual scroll bars, 17 px (WCAG 2.2, 1.4.10). */
const SMALL = { width: 303, height: 640 };
const MEDIUM = { width: 768, height: 900 };

type Screen = { width: number; height: number; colorScheme: 'light' | 'dark' };

/** Takes every colour to where it is going: what is measured on its way there is neither of the two. */
const settleColours = (page: Page) =>
  page.evaluate(() => {
    for (;;) {
      const running = document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition);
      if (running.length === 0) return;
      /* One change of colour may set off the next, of what inherits it. */
      for (const transition of running) transition.finish();
    }
  });

/** The first options of a list stand for all of them: axe would take most of its time for 250 countries. */
const MORE_OPTIONS = ['option:nth-child(n+9)', '[role=option]:nth-child(n+9)'];

/** What axe finds in a part of the page: the rule, and the first element that breaks it. */
export async function findAxeViolations(page: Page, part = 'html'): Promise<string[]> {
  const axe = new AxeBuilder({ page }).include(part).withTags(RULES);
  for (const options of MORE_OPTIONS) axe.exclude(options);
  /* What an open list covers in part is no target until the list has gone. */
  if ((await page.locator('[role=listbox], [role=menu]').count()) > 0)
    axe.disableRules(['target-size']);
  await settleColours(page);
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** By how many pixels the page, or a layer that covers it, could be scrolled sideways. */
export const measureOverhang = (page: Page) =>
  page.evaluate(() => {
    const layers = document.querySelectorAll('html, [data-full-screen], [role=dialog] > div');
    return Math.max(...Array.from(layers, (layer) => layer.scrollWidth - layer.clientWidth));
  });

/** What moves for longer than a blink. */
export const findMovements = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 20)
      .map((animation) => (animation.effect as KeyframeEffect).target?.outerHTML.slice(0, 100)),
  );

/**
 * The words that nobody can read in forced colours: those in the page's own colour, because browsers lay just that
 * colour under every word, unless an element has opted out.
 */
export async function findHiddenWords(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  await settleColours(page);
  const hidden = await page.evaluate(() => {
    const pageColour = getComputedStyle(document.documentElement).backgroundColor;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      range.selectNode(text);
      const { color, forcedColorAdjust } = getComputedStyle(text.parentElement as Element);
      const isShown = range.getClientRects().length > 0;
      if (isShown && color === pageColour && forcedColorAdjust === 'auto')
        found.push(text.textContent ?? '');
    }
    return found;
  });
  await page.emulateMedia({ forcedColors: 'none' });
  return hidden;
}

/** Checks the state on one screen, with axe; nothing scrolls sideways there. */
async function checkScreen(page: Page, state: string, { width, height, colorScheme }: Screen) {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height });
  const where = `${state}, ${colorScheme}, ${width} px`;
  expect.soft(await findAxeViolations(page), `axe: ${where}`).toEqual([]);
  expect.soft(await measureOverhang(page), `${where}: scrolls sideways`).toBeLessThanOrEqual(0);
}

/**
 * Checks the state that the page is in: with axe on a large screen; on the smallest nothing scrolls sideways, nothing
 * moves for who asks for less motion, and forced colours hide no word. Says all that it finds.
 */
export async function expectNoVisualFaults(page: Page, state: string): Promise<void> {
  await checkScreen(page, state, { ...LARGE, colorScheme: 'light' });
  await page.setViewportSize(SMALL);
  expect
    .soft(await measureOverhang(page), `${state} scrolls sideways at ${SMALL.width} px`)
    .toBeLessThanOrEqual(0);
  expect.soft(await findMovements(page), `${state} moves`).toEqual([]);
  expect.soft(await findHiddenWords(page), `hidden in forced colours: ${state}`).toEqual([]);
}

/** Checks the state on every other screen: each size in each colour scheme. */
export async function expectNoVisualFaultsEverywhere(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const)
    for (const size of [SMALL, MEDIUM, LARGE])
      if (size !== LARGE || colorScheme !== 'light')
        await checkScreen(page, state, { ...size, colorScheme });
}

import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';

/** WCAG 2.2 up to level AA, and what axe's makers recommend beyond it. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const LARGE = { width: 1280, height: 900 };
/** 400 % zoom of a window of 1280 px (WCAG 2.2, 1.4.10). */
const SMALL = { width: 320, height: 640 };

/** What axe finds in a part of the page: the rule, and the first element that breaks it. */
export async function axeFindings(page: Page, part = 'html'): Promise<string[]> {
  const axe = new AxeBuilder({ page }).include(part).withTags(RULES);
  /* What an open list covers in part is no target until the list has gone. */
  if ((await page.locator('[role=listbox], [role=menu]').count()) > 0)
    axe.disableRules(['target-size']);
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** By how many pixels the page could be scrolled sideways. */
export const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What moves for longer than a blink. */
export const movements = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 20)
      .map((animation) => (animation.effect as KeyframeEffect).target?.outerHTML.slice(0, 100)),
  );

/**
 * Judges the state that the page is in: in light on a large screen and in dark on the smallest, with axe; there
 * nothing scrolls sideways, and nothing moves for who asks for less motion. Says all that it finds.
 */
export async function expectGoodLooks(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(LARGE);
  expect.soft(await axeFindings(page), `axe: ${state}, light, large`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(SMALL);
  expect.soft(await axeFindings(page), `axe: ${state}, dark, small`).toEqual([]);
  expect.soft(await overhang(page), `${state} scrolls sideways at 320 px`).toBeLessThanOrEqual(0);
  expect.soft(await movements(page), `${state} moves`).toEqual([]);
}

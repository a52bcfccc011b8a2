import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';
import { freezeTexts } from './freeze-texts.ts';

/** Long enough for a late part to come, or for an image to be drawn. */
const BETWEEN_PICTURES_MS = 150;
const MOST_PICTURES = 20;

const STEADY = `
  * { caret-animation: manual !important; content-visibility: visible !important; }
  [role='note'] { position: static !important; writing-mode: horizontal-tb !important; }
`;

/**
 * Makes a page look the same in each run: the caret does not blink, also in forced colours. The rows of lists that the
 * browser leaves out outside of the window are drawn, because a picture is larger than the window. The badge of the
 * environment is in the footer, because the place of what is fixed to the window varies in such a picture.
 */
async function applySteadyStyles(page: Page): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, STEADY);
}

/**
 * Takes a picture of a page that has settled, with fixed texts for those that vary: its fonts are there, and two pictures in a row are equal.
 * @param page the site's page, or one of the platform's
 * @returns the picture, a PNG
 */
export async function takePicture(page: Page, options: { fullPage: boolean }): Promise<Buffer> {
  /* The footer of the site comes after the rest of its page. */
  await expect(page.locator('footer')).toBeAttached();
  await page.evaluate(async () => void (await document.fonts.ready));
  await applySteadyStyles(page);
  const take = async () => {
    /* A late focus scrolls the page, also the one behind a dialog. */
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const thaw = await freezeTexts(page);
    const picture = await page.screenshot({ ...options, animations: 'disabled' });
    await thaw();
    return picture;
  };
  let picture = await take();
  for (let taken = 1; taken < MOST_PICTURES; taken += 1) {
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_PICTURES_MS));
    const next = await take();
    if (next.equals(picture)) return next;
    picture = next;
  }
  throw new Error(`The page does not settle: ${MOST_PICTURES} pictures in a row differ.`);
}

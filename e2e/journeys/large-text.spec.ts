import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures.ts';
import { measureOverhang } from '#e2e/visual-checks.ts';
import { infoScreen } from '#e2e/screens/info.ts';
import { welcomeScreen } from '#e2e/screens/welcome.ts';

/** The browser's own setting for the size of text: 200 % (WCAG 2.2, 1.4.4). */
const LARGE_TEXT = 'html { font-size: 200%; }';

/** The spacing that a text must bear (WCAG 2.2, 1.4.12). */
const SPACED_TEXT =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } ' +
  'p { margin-bottom: 2em !important; }';

const TEXTS = {
  'text of 200 %': LARGE_TEXT,
  'text with spacing': SPACED_TEXT,
  'text of 200 % with spacing': LARGE_TEXT + SPACED_TEXT,
};

/** A column narrower than this, where the window has the room, is a column of single words. */
const READABLE_EM = 9;

/* A sheet that is adopted is the test's own: the page's policy is about its own styles. */
const adopt = (page: Page, rules: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);

/** The texts of a part of the page that are cut off, in its own box or by an ellipsis. */
const findCutTexts = (part: Locator) =>
  part.evaluate((element) =>
    [element, ...element.querySelectorAll('*')]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
      .filter((one) => getComputedStyle(one).overflowX !== 'visible')
      .map((one) => one.textContent),
  );

/** The narrowest column of text, in em. */
const measureNarrowestColumn = (texts: Locator) =>
  texts.evaluateAll((elements) =>
    Math.min(
      ...elements.map(
        (element) =>
          element.getBoundingClientRect().width / parseFloat(getComputedStyle(element).fontSize),
      ),
    ),
  );

for (const [name, rules] of Object.entries(TEXTS))
  for (const width of [1280, 360, 320])
    test(
      `${name} at ${width} px is neither cut nor squeezed, and nothing is wider than the window [R30]`,
      { tag: ['@desktop', '@rest', '@webkit'] },
      async ({ page, ownerInWizard }) => {
        const info = infoScreen(page);
        const phoneCountry = page.getByRole('button', { name: /^Phone country/ });
        await page.setViewportSize({ width, height: 800 });
        await adopt(page, rules);
        await expect(info.email).toHaveValue(ownerInWizard.email);
        await expect(info.phone).toHaveValue(/555/);
        expect(await measureOverhang(page), 'step 1').toBeLessThanOrEqual(0);
        await phoneCountry.click();
        const row = page.getByRole('option', { name: 'Costa Rica +506' });
        await row.scrollIntoViewIfNeeded();
        expect(await findCutTexts(row), 'calling code').toEqual([]);
        await page.keyboard.press('Escape');
        await info.chooseType('Charity');
        await info.next.click();

        await info.expectStep('Formats');
        expect(await measureOverhang(page), 'step 2').toBeLessThanOrEqual(0);
        const dateFormat = page.getByRole('button', { name: /^Date format/ });
        expect(await findCutTexts(dateFormat), 'date format').toEqual([]);
        await dateFormat.click();
        const pattern = page.getByRole('option', { name: 'd MMM yyyy', exact: true });
        expect(await findCutTexts(pattern), 'row of a date format').toEqual([]);
        await page.getByRole('option', { name: 'yyyy-MM-dd', exact: true }).click();
        await info.next.click();

        await info.expectStep('Final setup');
        expect(await measureOverhang(page), 'step 3').toBeLessThanOrEqual(0);
        const summary = page.getByRole('region', { name: 'Summary' });
        const least = Math.min(READABLE_EM, (width / 32) * 0.5);
        expect(
          await measureNarrowestColumn(summary.locator('dt, dd:first-of-type')),
        ).toBeGreaterThan(least);
        expect(
          await findCutTexts(page.getByRole('group', { name: 'Features' })),
          'features',
        ).toEqual([]);

        await page.getByRole('link', { name: 'Huddle Club' }).click();
        const { country, phone } = welcomeScreen(page);
        await expect(country).toHaveValue('New Zealand');
        expect(await measureOverhang(page), 'Welcome').toBeLessThanOrEqual(0);
        await expect(phone).toBeVisible();
      },
    );

import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures.ts';
import { welcomeScreen } from '#e2e/screens/welcome.ts';

/** What a phone of 360 px leaves of the page above its keyboard. */
const ABOVE_KEYBOARD = { width: 360, height: 400 };

/* Real touch events: only Chromium's driver sends them. */
test.describe('by touch @chromium', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test.beforeEach(async ({ page }) => welcomeScreen(page).open());

  test('each control is clicked at once, and a double tap zooms nothing', async ({ page }) => {
    /* The notice that the page could not start stays in it, hidden, until the page is there. */
    const controls = page.locator(
      ':is(a, button, input, select, textarea, label, summary):not([tabindex="-1"], [hidden] *)',
    );
    const actions = await controls.evaluateAll((all) =>
      all.map(
        (control) => `${control.outerHTML.slice(0, 60)} ${getComputedStyle(control).touchAction}`,
      ),
    );
    expect(actions.length).toBeGreaterThan(15);
    expect(actions.filter((action) => !action.endsWith(' manipulation'))).toEqual([]);

    const { terms } = welcomeScreen(page);
    await terms.tap();
    await expect(terms).toBeChecked();
    await terms.tap();
    await expect(terms).not.toBeChecked();
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  });

  test('no look of hovering sticks to what was tapped', { tag: '@rest' }, async ({ page }) => {
    expect(await page.evaluate(() => matchMedia('(hover: hover)').matches)).toBe(false);
    expect(await page.evaluate(hoverRulesThatApply)).toEqual([]);
  });

  test('the keyboard hides neither a field nor its error', { tag: '@rest' }, async ({ page }) => {
    const { form, signUp, country, phoneCountry } = welcomeScreen(page);
    await signUp.tap();
    await expect(page.getByRole('group', { name: 'There is a problem' })).toBeVisible();
    for (const name of ['First name', 'Last name', 'Organisation name', 'Email', 'Phone']) {
      await page.setViewportSize({ width: 360, height: 780 });
      const field = form.getByRole('textbox', { name, exact: true });
      await field.tap();
      await page.setViewportSize(ABOVE_KEYBOARD);
      await expectWhole(page, field);
      await expectWhole(page, page.locator(`#${await field.getAttribute('id')}-error`));
    }
    for (const opener of [country, phoneCountry]) {
      await opener.tap();
      await expectWhole(page, opener);
      await expect(page.getByRole('option').nth(1)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
    }
  });

  test('each field asks for the keyboard that it needs', { tag: '@rest' }, async ({ page }) => {
    const fields = await page.locator('form input:not([type=checkbox])').evaluateAll((all) =>
      all.map((field) => {
        const { id, inputMode, enterKeyHint, autocapitalize } = field as HTMLInputElement;
        return [id, inputMode, enterKeyHint, autocapitalize].join(' ');
      }),
    );
    expect(fields).toEqual([
      'firstName  next words',
      'lastName  next words',
      'name  next words',
      'email email next none',
      'country  next none',
      'phone tel go ',
    ]);
  });
});

/** The style rules with `:hover` that apply where nothing can hover. */
function hoverRulesThatApply(): string[] {
  const found: string[] = [];
  const look = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) continue;
      if (rule instanceof CSSStyleRule && rule.selectorText.includes(':hover'))
        found.push(rule.selectorText);
      if ('cssRules' in rule) look(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) look(sheet.cssRules);
  return found;
}

async function expectWhole(page: Page, part: Locator) {
  await expect(part).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => visualViewport?.height)).toBe(ABOVE_KEYBOARD.height);
}

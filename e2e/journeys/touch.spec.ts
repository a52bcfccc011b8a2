import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures.ts';
import { infoScreen } from '#e2e/screens/info.ts';
import { feedbackDialog } from '#e2e/screens/shell.ts';
import { welcomeScreen } from '#e2e/screens/welcome.ts';

/** What a phone of 360 px leaves of the page above its keyboard. */
const ABOVE_KEYBOARD = { width: 360, height: 400 };

/** A browser that waits for a second tap does so for 300 ms. */
const LONGEST_CLICK_MS = 250;

/** What each text field says of the keyboard that it needs. */
const listKeyboards = (part: Locator) =>
  part.locator('input:not([type=checkbox], [type=radio]), textarea').evaluateAll((all) =>
    all.map((field) => {
      const { id, inputMode, enterKeyHint, autocapitalize } = field as HTMLInputElement;
      return [id, inputMode, enterKeyHint, autocapitalize].join(' ');
    }),
  );

/* Real touch events: only Chromium's driver sends them. */
test.describe('a touch screen @chromium', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test.beforeEach(async ({ page }) => welcomeScreen(page).open());

  test('clicks each control at once, and does not zoom at a double tap', async ({ page }) => {
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

  test('clicks when the finger is lifted, not 300 ms later', async ({ page }) => {
    await page.evaluate(() => {
      const times: Record<string, number> = {};
      for (const type of ['touchend', 'click'])
        addEventListener(type, () => (times[type] ??= performance.now()), { capture: true });
      Object.assign(window, { times });
    });
    await welcomeScreen(page).terms.tap();
    const waitedMs = await page.evaluate(() => {
      const { touchend, click } = (window as unknown as { times: Record<string, number> }).times;
      return (click ?? Infinity) - (touchend ?? 0);
    });
    expect(waitedMs).toBeLessThan(LONGEST_CLICK_MS);
  });

  test('shows no hover style at a tapped control', { tag: '@rest' }, async ({ page }) => {
    expect(await page.evaluate(() => matchMedia('(hover: hover)').matches)).toBe(false);
    expect(await page.evaluate(findApplyingHoverRules)).toEqual([]);
  });

  test(
    'shows each field and its error above the on-screen keyboard',
    { tag: '@rest' },
    async ({ page }) => {
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
    },
  );

  test('opens the right on-screen keyboard for each field', { tag: '@rest' }, async ({ page }) => {
    expect(await listKeyboards(welcomeScreen(page).form)).toEqual([
      'firstName  next words',
      'lastName  next words',
      'name  next words',
      'email email next none',
      'country  next none',
      'phone tel go ',
    ]);
    const { opener, dialog } = feedbackDialog(page);
    await opener.tap();
    await expect(dialog).toBeVisible();
    expect(await listKeyboards(dialog)).toEqual([
      'feedback-name  next words',
      'feedback-email email next none',
      'feedback-message   ',
    ]);
  });

  test(
    'shows each field of a dialog above the on-screen keyboard',
    { tag: '@rest' },
    async ({ page }) => {
      const { opener, dialog, message } = feedbackDialog(page);
      await opener.tap();
      await expect(dialog).toBeVisible();
      for (const field of [dialog.getByRole('textbox', { name: 'Email' }), message]) {
        await page.setViewportSize({ width: 360, height: 780 });
        await field.tap();
        await page.setViewportSize(ABOVE_KEYBOARD);
        await expectWhole(page, field);
      }
    },
  );
});

test.describe('the wizard by touch @chromium', { tag: '@rest' }, () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('is completed by taps, above the on-screen keyboard that fits each field', async ({
    page,
    ownerInWizard,
  }) => {
    const info = infoScreen(page);
    await expect(info.email).toHaveValue(ownerInWizard.email);
    expect(await listKeyboards(page.getByRole('form'))).toEqual([
      'phone tel next ',
      'email email next none',
      'website url go none',
    ]);
    for (const field of [info.phone, info.email, info.website]) {
      await page.setViewportSize({ width: 360, height: 780 });
      await field.tap();
      await page.setViewportSize(ABOVE_KEYBOARD);
      await expectWhole(page, field);
    }
    await info.type.getByRole('radio', { name: 'Charity' }).tap();
    await info.next.tap();
    await info.expectStep('Formats');
    await page.getByRole('button', { name: /^Date format/ }).tap();
    await expectWhole(page, page.getByRole('option').nth(1));
    await page.getByRole('option', { name: 'yyyy-MM-dd', exact: true }).tap();
    await info.next.tap();
    await info.expectStep('Final setup');
    await page.getByRole('switch', { name: 'Payments' }).tap();
    await expect(page.getByRole('switch', { name: 'Payments' })).not.toBeChecked();
  });
});

/** The style rules with `:hover` that apply where nothing can hover. */
function findApplyingHoverRules(): string[] {
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

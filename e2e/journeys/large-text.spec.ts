import { expect, test } from '#e2e/fixtures.ts';
import { overhang } from '#e2e/looks.ts';
import { infoScreen } from '#e2e/screens/info.ts';
import { welcomeScreen } from '#e2e/screens/welcome.ts';

/** The browser's own setting for the size of text: 200 % (WCAG 2.2, 1.4.4). */
const LARGE_TEXT = 'html { font-size: 200%; }';

test(
  'with text of 200 % every step can be used, and nothing is wider than the window @desktop',
  { tag: '@rest' },
  async ({ page, ownerInWizard }) => {
    const info = infoScreen(page);
    /* A sheet that is adopted is the test's own: the page's policy is about its own styles. */
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }, LARGE_TEXT);
    await expect(info.email).toHaveValue(ownerInWizard.email);
    expect(await overhang(page), 'step 1').toBeLessThanOrEqual(0);
    await info.chooseType('Charity');
    await info.next.click();
    await info.expectStep('Formats');
    expect(await overhang(page), 'step 2').toBeLessThanOrEqual(0);
    await info.chooseDateFormat('yyyy-MM-dd');
    await info.next.click();
    await info.expectStep('Final setup');
    expect(await overhang(page), 'step 3').toBeLessThanOrEqual(0);

    await page.getByRole('link', { name: 'Huddle Club' }).click();
    const { country, phone } = welcomeScreen(page);
    await expect(country).toHaveValue('New Zealand');
    expect(await overhang(page), 'Welcome').toBeLessThanOrEqual(0);
    await expect(phone).toBeVisible();
  },
);

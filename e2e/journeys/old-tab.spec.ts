import { expect, test } from '#e2e/fixtures.ts';
import { enterText } from '#e2e/screens/enter-text.ts';
import { infoScreen } from '#e2e/screens/info.ts';
import { welcomeScreen } from '#e2e/screens/welcome.ts';

test.use({ failingCalls: true });

test(
  'a part that a deployment removed is loaded by "Try again", with every answer kept [L04, L05]',
  { tag: '@rest' },
  async ({ page, ownerInWizard }) => {
    const info = infoScreen(page);
    await enterText(info.website, 'kauribay.example');
    const missing = '**/assets/info-route-*.js';
    await page.route(missing, (route) => route.fulfill({ status: 404 }));
    /* A page may ask for the part twice, by the preload in its HTML and by its import: the pages themselves are counted. */
    let pages = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pages += 1;
    });
    await page.reload();
    await expect(page).toHaveURL('/err');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("We can't reach Huddle Club");
    expect(pages, 'the page as it was opened, and one reload').toBe(2);

    await page.unroute(missing);
    await page.getByRole('button', { name: 'Try again' }).click();
    await info.expectStep('Organisation details');
    await expect(info.email).toHaveValue(ownerInWizard.email);
    await expect(info.website).toHaveValue('kauribay.example');
  },
);

test(
  'preloaded parts that fail do not leave the form',
  { tag: '@rest' },
  async ({ page, visitor }) => {
    const welcome = welcomeScreen(page);
    const missed = new Set<string>();
    await page.route(/\/assets\/(check-organisation|existing-org-dialog)-/, (route) => {
      missed.add(route.request().url());
      return route.abort();
    });
    await welcome.open();
    let reloads = 0;
    page.on('domcontentloaded', () => (reloads += 1));
    await welcome.fillIn(visitor);
    await expect.poll(() => missed.size).toBe(2);
    await page.waitForLoadState('networkidle');
    expect(reloads).toBe(0);
    await expect(page).toHaveURL('/welcome');
    await expect(welcome.form.getByRole('textbox', { name: 'Organisation name' })).toHaveValue(
      visitor.organisation,
    );
  },
);

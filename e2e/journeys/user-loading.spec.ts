import { expect, test } from '#e2e/fixtures.ts';
import { infoScreen } from '#e2e/screens/info.ts';

test.use({ failingCalls: true });

const CORS = { 'Access-Control-Allow-Origin': '*' };

test(
  'a user who cannot be loaded gets one error page, and continues after the outage [D07]',
  { tag: '@rest' },
  async ({ page, ownerInWizard }) => {
    let calls = 0;
    await page.route('**/user?*', (route) => {
      if (route.request().method() === 'OPTIONS') return route.fallback();
      calls += 1;
      return route.fulfill({ status: 500, headers: CORS, json: { message: 'No' } });
    });
    await page.reload();
    await expect(page).toHaveURL('/err');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'There is a problem with the service',
    );
    await expect(
      page.getByText('Your answers are kept on this device for this session.'),
    ).toBeVisible();
    expect(calls, 'the wizard once, the error page once and one retry').toBeLessThanOrEqual(3);

    await page.unroute('**/user?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await infoScreen(page).expectStep('Organisation details');
    await expect(infoScreen(page).email).toHaveValue(ownerInWizard.email);
  },
);

test(
  'an owner without a profile sees the message for it [D08]',
  { tag: '@rest' },
  async ({ page, ownerInWizard }) => {
    await page.route('**/user?*', (route) =>
      route.fulfill({ status: 403, headers: CORS, json: { message: 'Missing profile' } }),
    );
    await page.reload();
    await expect(page).toHaveURL('/err');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Your account has no profile yet',
    );
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await expect(page.getByText(ownerInWizard.email)).toHaveCount(0);
  },
);

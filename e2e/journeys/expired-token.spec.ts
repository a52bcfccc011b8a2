import { expireTokens } from '#e2e/expire-tokens.ts';
import { expect, test } from '#e2e/fixtures.ts';
import { infoScreen } from '#e2e/screens/info.ts';

test.use({ failingCalls: true });

test(
  'a sign-in that expires in the wizard is renewed, and the account is created once [B03]',
  { tag: ['@sandbox', '@rest', '@webkit'] },
  async ({ page, ownerInWizard, findOrganisations }) => {
    const info = infoScreen(page);
    await info.goToLastStep('Charity');
    await info.switchOff('Payments');
    await expireTokens(page);
    const renewed = page.waitForResponse(/exchange-token/);
    await info.getStarted.click();
    await renewed;

    await expect(info.heading).toHaveText('Final setup');
    await expect(page.getByRole('switch', { name: 'Payments' })).not.toBeChecked();
    await info.getStarted.click();
    await page.waitForURL(/\/orgs\//);
    expect(await findOrganisations(ownerInWizard.email)).toHaveLength(1);
  },
);

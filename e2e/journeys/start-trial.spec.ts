import { expect, test } from '#e2e/fixtures.ts';
import { enterText } from '#e2e/screens/enter-text.ts';
import { infoScreen } from '#e2e/screens/info.ts';
import { loginScreen } from '#e2e/screens/login.ts';
import { welcomeScreen } from '#e2e/screens/welcome.ts';
import { waitForStage } from '#e2e/stages.ts';

test(
  'an owner signs up, sets the organisation up and lands in its app [M05]',
  { tag: ['@sandbox', '@phone', '@engines', '@everywhere', '@webkit'] },
  async ({ page, visitor, findOrganisations }) => {
    const welcome = welcomeScreen(page);
    await welcome.open();
    await waitForStage(page, 'form');
    await welcome.signUpAs(visitor);
    await loginScreen(page).createAccount(visitor);

    const info = infoScreen(page);
    await waitForStage(page, 'steps');
    await info.expectStep('Organisation details');
    await expect(page).toHaveURL('/info');
    await expect(
      page.getByRole('button', { name: `Account menu, ${visitor.email}` }),
    ).toBeVisible();
    await expect(info.email).toHaveValue(visitor.email);
    await enterText(info.website, 'https://croquet.example');
    await info.chooseType('Social/Society');
    await info.next.click();

    await info.expectStep('Formats');
    await info.choose('24 hours');
    await info.choose('International');
    await info.chooseDateFormat('yyyy-MM-dd');
    await info.next.click();

    await info.expectStep('Final setup');
    await info.switchOff('Bookings');
    await info.choose('I am ready to use Huddle Club');
    await info.getStarted.click();

    await waitForStage(page, 'create');
    await expect(info.heading).toHaveText('Creating your account');
    await page.waitForURL(/\/orgs\//);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(visitor.firstName);
    await expect(page.getByRole('main')).toContainText(visitor.organisation);

    const [organisation, ...others] = await findOrganisations(visitor.email);
    expect(others).toEqual([]);
    expect(organisation?.['sign_up']).toMatchObject({
      name: visitor.organisation,
      email: visitor.email,
      type: 'Social/Society',
      countryCode: 'NZ',
      timezone: 'Pacific/Auckland',
      phone: '+64215550123',
      website: 'https://croquet.example',
      interests: {
        membership: true,
        payments: true,
        events: true,
        bookings: false,
        resources: true,
      },
      settings: { dateFormat: 'yyyy-MM-dd', timeFormat: 'HH.mm', phoneFormat: 'international' },
      useDemoData: false,
      contact: {
        firstName: visitor.firstName,
        lastName: visitor.lastName,
        email: visitor.email,
        username: visitor.email,
        phone: '+64215550123',
        hasAgreedToTerms: true,
      },
    });
  },
);

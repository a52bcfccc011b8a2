import type { Firefox } from './firefox.ts';

/** An owner whose e-mail address chooses a scenario of the platform. */
export const owner = (scenario: string) => ({
  firstName: 'Aroha',
  lastName: 'Ngata',
  organisation: `Kereru ${scenario} Croquet`,
  email: `listen+${scenario}@example.test`,
  password: 'Kereru-2026',
});

export type Owner = ReturnType<typeof owner>;

/** Fills in Welcome; New Zealand is preselected. */
export async function fillWelcome(firefox: Firefox, site: string, who: Owner): Promise<void> {
  await firefox.goTo(`${site}/welcome`);
  await firefox.rest();
  await firefox.fill('#firstName', who.firstName);
  await firefox.fill('#lastName', who.lastName);
  await firefox.fill('#name', who.organisation);
  await firefox.fill('#email', who.email);
  await firefox.fill('#phone', '021 555 0123');
  await firefox.click('#hasAgreedToTerms');
}

const SIGN_UP = 'form[aria-label="Start your free trial"] button[type=submit]';

/** From Welcome through the provider's create-account page to the first step of the set-up. */
export async function startSetUp(firefox: Firefox, site: string, who: Owner): Promise<void> {
  await fillWelcome(firefox, site, who);
  await firefox.click(SIGN_UP);
  await firefox.fill('input[type=password]', who.password);
  await firefox.fill('input[name=email]', who.email);
  await firefox.click('button[type=submit]');
  await firefox.untilShown('form[aria-label="Organisation details"]');
}

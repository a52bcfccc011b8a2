import type { Firefox } from './firefox.ts';

/** An owner whose e-mail address chooses a scenario of the platform, where there is one of that name. */
export const createOwner = (scenario: string) => ({
  firstName: 'Aroha',
  lastName: 'Ngata',
  organisation: `Kereru ${scenario} Croquet`,
  email: `listen+${scenario}@example.test`,
  password: 'Kereru-2026',
});

export type Owner = ReturnType<typeof createOwner>;

const WELCOME = 'form[aria-label="Start your free trial"]';
const SIGN_UP = `${WELCOME} button[type=submit]`;

/** Opens Welcome, and waits for the country that is chosen by the look-up. */
export async function openWelcome(firefox: Firefox, site: string): Promise<void> {
  await firefox.goTo(`${site}/welcome`);
  await firefox.waitUntilShown('#country[value="New Zealand"]');
  await firefox.rest();
}

/** Fills in Welcome and leaves the focus on SIGN UP; New Zealand is preselected. */
export async function fillWelcome(firefox: Firefox, site: string, who: Owner): Promise<void> {
  await openWelcome(firefox, site);
  await firefox.fill('#firstName', who.firstName);
  await firefox.fill('#lastName', who.lastName);
  await firefox.fill('#name', who.organisation);
  await firefox.fill('#email', who.email);
  await firefox.fill('#phone', '021 555 0123');
  await firefox.click('#hasAgreedToTerms');
  await firefox.focus(SIGN_UP);
}

/** From Welcome through the provider's create-account page to the first step of the set-up. */
export async function startSetUp(firefox: Firefox, site: string, who: Owner): Promise<void> {
  await fillWelcome(firefox, site, who);
  await firefox.click(SIGN_UP);
  /* Welcome has an e-mail too: only the login page has a password. */
  await firefox.fill('input[name=password]', who.password);
  await firefox.fill('input[name=email]', who.email);
  await firefox.click('button.button');
  await firefox.waitUntilShown('form[aria-label="Organisation details"]');
}

/** From Welcome to the second step of the set-up. */
export async function reachFormats(firefox: Firefox, site: string, who: Owner): Promise<void> {
  await startSetUp(firefox, site, who);
  await firefox.click('form[aria-label="Organisation details"] input[type=radio]');
  await firefox.click('form[aria-label="Organisation details"] button[type=submit]');
  await firefox.waitUntilShown('form[aria-label="Formats"]');
}

/** From Welcome to the last step of the set-up, with the focus on GET STARTED. */
export async function reachFinalSetup(firefox: Firefox, site: string, who: Owner): Promise<void> {
  await reachFormats(firefox, site, who);
  await firefox.click('form[aria-label="Formats"] button[type=submit]');
  await firefox.waitUntilShown('form[aria-label="Final setup"]');
  await firefox.focus('form[aria-label="Final setup"] button[type=submit]');
}

import type { Page } from '@playwright/test';
import { infoScreen } from './screens/info.ts';
import { loginScreen } from './screens/login.ts';
import { welcomeScreen } from './screens/welcome.ts';
import type { Visitor } from './visitor.ts';

/** From Welcome through the provider's create-account page to the first step of the wizard. */
export async function startWizard(page: Page, visitor: Visitor): Promise<void> {
  const welcome = welcomeScreen(page);
  await welcome.open();
  await welcome.signUpAs(visitor);
  await loginScreen(page).createAccount(visitor);
  await infoScreen(page).expectStep('Organisation details');
}

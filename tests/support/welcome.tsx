import { screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { WelcomePage } from '#src/features/welcome/welcome-page.tsx';
import type { InitialData } from '#src/contracts/sign-up.ts';
import { saveWelcomeDraft } from '#src/kernel/session/welcome-draft.ts';
import { buildInitialData } from './builders.ts';
import { countriesAnswer } from './handlers.ts';
import { renderApp } from './render-app.tsx';

/** Opens Welcome, with the countries list there and nothing known of where the visitor is. */
export function openWelcome(country: string | null = null) {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  countriesAnswer(country);
  return renderApp(
    { '/welcome': <WelcomePage />, '/info': <h1>Info</h1>, '/err': <h1>Error</h1> },
    '/welcome',
  );
}

/** Opens Welcome with everything filled in; only SIGN UP is left to press. */
export async function openFilledWelcome(changes: Partial<InitialData> = {}) {
  const entered = buildInitialData(changes);
  saveWelcomeDraft(entered);
  const app = openWelcome();
  await waitFor(() => expect(field('First name')).toHaveValue(entered.firstName));
  await waitFor(() => expect(country()).toHaveValue('New Zealand'));
  await waitFor(() => expect(terms()).toBeChecked());
  return { ...app, entered, signUp: () => app.user.click(signUpButton()) };
}

export const form = () => screen.getByRole('form', { name: 'Start your free trial' });
export const field = (name: string) => screen.getByRole('textbox', { name });
export const country = () => screen.getByRole('combobox', { name: 'Country' });
export const terms = () => screen.getByRole('checkbox', { name: /^I agree to the terms/ });
export const signUpButton = () => screen.getByRole('button', { name: 'SIGN UP' });

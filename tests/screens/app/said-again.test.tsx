import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ErrorPage } from '#src/features/error-page/error-page.tsx';
import { CountryField } from '#src/fields/country-field.tsx';
import { clearErrors } from '#src/kernel/errors/error-store.ts';
import { errorReply, platformAnswers } from '#tests/support/handlers.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { renderForm } from '#tests/support/render-form.tsx';
import { openFilledWelcome } from '#tests/support/welcome.tsx';

vi.setConfig({ testTimeout: 40_000 });

beforeEach(() => {
  clearErrors();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** A screen reader hears of an alert when its element comes into the page. */
async function findNextAlert(first: HTMLElement) {
  await waitFor(() => expect(first).not.toBeInTheDocument(), { timeout: 10_000 });
  return screen.findByRole('alert', {}, { timeout: 10_000 });
}

test('a second failure to load the countries is announced again [R28]', async () => {
  platformAnswers('countries', errorReply(400, 'No'));
  const { user } = renderForm(<CountryField name="country" label="Country" />, {
    defaultValues: { country: 'NZ' },
  });
  const first = await screen.findByRole('alert', {}, { timeout: 10_000 });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await findNextAlert(first)).toHaveTextContent(first.textContent);
});

test('a second answer of too many requests is announced again [R28]', async () => {
  platformAnswers('checkExists', errorReply(429, 'Slow down'));
  const { signUp } = await openFilledWelcome();
  await signUp();
  const first = await screen.findByRole('alert', {}, { timeout: 10_000 });
  await signUp();
  expect(await findNextAlert(first)).toHaveTextContent(first.textContent);
});

const openDetails = () => {
  const { user } = renderApp({ '/err': <ErrorPage /> }, '/err');
  const details = within(screen.getByRole('region', { name: 'Details for support' }));
  return { details, press: () => user.click(details.getByRole('button')) };
};

test('each of two quick presses on "Copy details" is announced [R28]', async () => {
  const { details, press } = openDetails();
  const answer = details.getByRole('status');
  const said: (string | null)[] = [];
  const observer = new MutationObserver(() => said.push(answer.textContent));
  observer.observe(answer, { childList: true, characterData: true, subtree: true });
  await press();
  await waitFor(() => expect(answer).toHaveTextContent('Copied'));
  await press();
  await waitFor(() => expect(said).toEqual(['Copied', '', 'Copied']));
  observer.disconnect();
});

test('details that cannot be copied take the focus after each press [R28]', async () => {
  const { details, press } = openDetails();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await press();
  const first = await details.findByRole('textbox', { name: 'Details' });
  await press();
  await waitFor(() => expect(first).not.toBeInTheDocument());
  await waitFor(() => expect(details.getByRole('textbox', { name: 'Details' })).toHaveFocus());
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CountryField } from '#src/fields/country-field.tsx';
import { countryList } from '#src/kernel/countries/country-list.ts';
import { TextField } from '#src/fields/text-field.tsx';
import {
  countriesAnswer,
  heldBack,
  noConnection,
  platformAnswers,
  errorReply,
} from '#tests/support/handlers.ts';
import { renderForm } from '#tests/support/render-form.tsx';

vi.setConfig({ testTimeout: 20_000 });

const country = <CountryField name="country" label="Country" />;
const chosen = { defaultValues: { country: 'NZ' } };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

it('the field says that the countries could not be loaded, retries, and keeps all other values [I01]', async () => {
  const calls = platformAnswers('countries', errorReply(400, 'No'));
  const { user } = renderForm(
    <>
      <TextField name="name" label="Name" />
      {country}
    </>,
    { defaultValues: { name: '', country: 'NZ' } },
  );
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Kauri Bay');
  expect(await screen.findByRole('alert')).toHaveTextContent('Countries could not be loaded.');
  expect(screen.queryByRole('combobox')).toBeNull();

  const tryAgain = screen.getByRole('button', { name: 'Try again' });
  await user.click(tryAgain);
  await waitFor(() => expect(calls).toHaveLength(2));
  await waitFor(() => expect(tryAgain).not.toHaveAttribute('aria-disabled', 'true'));
  expect(tryAgain).toHaveFocus();

  countriesAnswer();
  await user.click(tryAgain);
  const box = await screen.findByRole('combobox', { name: 'Country' });
  await waitFor(() => expect(box).toHaveFocus());
  expect(box).toHaveValue('New Zealand');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Kauri Bay');
});

it('a retry does not move the focus while the visitor types in another field', async () => {
  platformAnswers('countries', errorReply(400, 'No'));
  const { user } = renderForm(
    <>
      <TextField name="name" label="Name" />
      {country}
    </>,
    { defaultValues: { name: '', country: 'NZ' } },
  );
  const tryAgain = await screen.findByRole('button', { name: 'Try again' });
  countriesAnswer();
  fireEvent.click(tryAgain);
  const box = screen.getByRole('textbox', { name: 'Name' });
  box.focus();
  expect(await screen.findByRole('combobox', { name: 'Country' })).not.toHaveFocus();
  await user.keyboard('Kauri Bay');
  expect(box).toHaveValue('Kauri Bay');
});

it('the field shows that it retries, and sends one request', async () => {
  platformAnswers('countries', errorReply(400, 'No'));
  const { user } = renderForm(country, chosen);
  const tryAgain = await screen.findByRole('button', { name: 'Try again' });
  const { answer, letGo } = heldBack(errorReply(400, 'Still no'));
  const calls = platformAnswers('countries', answer);
  await user.click(tryAgain);
  expect(tryAgain).toHaveAttribute('aria-disabled', 'true');
  await user.click(tryAgain);
  letGo();
  await waitFor(() => expect(tryAgain).not.toHaveAttribute('aria-disabled', 'true'));
  expect(calls).toHaveLength(1);
});

it('the field retries when another screen opens after a failure', async () => {
  platformAnswers('countries', errorReply(400, 'No'));
  const { unmount } = renderForm(country, chosen);
  await screen.findByRole('button', { name: 'Try again' });
  unmount();
  countriesAnswer();
  renderForm(country, chosen);
  expect(await screen.findByRole('combobox', { name: 'Country' })).toBeVisible();
});

it('the field leaves a lost connection to the error page, and retries when the visitor comes to it', async () => {
  platformAnswers('countries', noConnection());
  const { user } = renderForm(country, chosen);
  await waitFor(() => expect(countryList.getState().status).toBe('unreachable'));
  expect(screen.queryByRole('alert')).toBeNull();
  countriesAnswer();
  await user.click(screen.getByRole('combobox', { name: 'Country' }));
  expect(await screen.findByRole('option', { name: 'New Zealand' })).toBeVisible();
});

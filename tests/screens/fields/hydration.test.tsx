import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, it, vi } from 'vitest';
import { CheckboxField } from '#src/fields/checkbox-field.tsx';
import { CountryField } from '#src/fields/country-field.tsx';
import { Form } from '#src/fields/form.tsx';
import { PhoneField } from '#src/fields/phone-field.tsx';
import { TextField } from '#src/fields/text-field.tsx';
import { partsLoaded } from '#tests/support/render-form.tsx';
import { countriesAnswer } from '#tests/support/handlers.ts';

vi.setConfig({ testTimeout: 30_000 });

const labels = { name: 'Name', country: 'Country', phone: 'Phone', terms: 'Terms' };
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const sent = vi.fn<(values: object) => void>();

function Page() {
  const form = useForm();
  return (
    <Form form={form} label="Test" labels={labels} onValid={sent}>
      <TextField name="name" label="Name" />
      <CountryField name="country" label="Country" />
      <PhoneField name="phone" label="Phone" countryName="country" />
      <CheckboxField name="terms">I agree</CheckboxField>
      <button type="submit">SEND</button>
    </Form>
  );
}

beforeEach(() => {
  countriesAnswer();
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

it('hydration keeps the text, the ticks and the focus of the prerendered page', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Page />);
  box('Name').value = 'Kauri Bay';
  box('Phone').value = '+64215550123';
  box('Phone').focus();
  screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' }).value = 'Australia';
  screen.getByRole('checkbox').click();

  const root = await act(async () => hydrateRoot(container, <Page />));
  await partsLoaded();
  await waitFor(() => expect(box('Phone')).toHaveValue('+64 21 555 0123'));
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('Australia'),
  );
  expect(box('Name')).toHaveValue('Kauri Bay');
  expect(box('Phone')).toHaveFocus();
  expect(screen.getByRole('checkbox')).toBeChecked();

  act(() => screen.getByRole('button', { name: 'SEND' }).click());
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.calls[0]?.[0]).toEqual({
    name: 'Kauri Bay',
    country: 'AU',
    phone: '+64215550123',
    terms: true,
  });
  act(() => root.unmount());
  container.remove();
});

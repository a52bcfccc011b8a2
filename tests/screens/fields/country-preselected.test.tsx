import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, delay, http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { env } from '#src/config/env.ts';
import { CountryField } from '#src/fields/country-field.tsx';
import { required, text } from '#src/kernel/validation/rules.ts';
import { createGate } from '#tests/support/gate.ts';
import { countriesAnswer } from '#tests/support/handlers.ts';
import { renderForm } from '#tests/support/render-form.tsx';
import { server } from '#tests/support/server.ts';

vi.setConfig({ testTimeout: 20_000 });

const schema = z.object({ country: text(required()) });
const render = (defaultValues?: { country: string }) =>
  renderForm(<CountryField name="country" label="Country" />, {
    schema,
    labels: { country: 'Country' },
    ...(defaultValues && { defaultValues }),
  });
const box = () => screen.getByRole('combobox', { name: 'Country' });

/** The look-up answers when the test lets it. */
function heldLookUp(code: string) {
  const gate = createGate();
  const asked = vi.fn<() => void>();
  server.use(
    http.get(env.ipLookupUrl, async () => {
      asked();
      await gate.opened;
      return HttpResponse.json({ country: code });
    }),
  );
  return { answer: gate.open, asked };
}

/** Long enough for an answer to have its effect. */
const settle = () => act(() => delay(150));

beforeEach(() => {
  countriesAnswer();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
});

it('the field shows the visitor’s probable country [S7.16]', async () => {
  const { answer } = heldLookUp('NZ');
  answer();
  const { form } = render();
  await waitFor(() => expect(box()).toHaveValue('New Zealand'));
  expect(form.getValues('country')).toBe('NZ');
});

it('a preselected country removes the message that the country is missing', async () => {
  const { answer } = heldLookUp('NZ');
  const { form } = render();
  await form.trigger('country');
  await waitFor(() => expect(box()).toBeInvalid());
  answer();
  await waitFor(() => expect(box()).toHaveValue('New Zealand'));
  await waitFor(() => expect(box()).not.toHaveAttribute('aria-invalid'));
});

it('a preselected country never replaces one that the visitor has chosen [I06]', async () => {
  const { answer, asked } = heldLookUp('NZ');
  const { user, form } = render();
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await user.click(box());
  await user.click(await screen.findByRole('option', { name: 'Canada' }));
  answer();
  await settle();
  expect(form.getValues('country')).toBe('CA');
  expect(box()).toHaveValue('Canada');
});

it('a preselected country does not change a field that the visitor has used [I06]', async () => {
  const { answer, asked } = heldLookUp('NZ');
  const { user, form } = render();
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await user.click(box());
  await user.tab();
  answer();
  await settle();
  expect(form.getValues('country')).toBe('');
});

it('the field does not look up the country when one is chosen', async () => {
  const { asked } = heldLookUp('NZ');
  render({ country: 'AU' });
  await waitFor(() => expect(box()).toHaveValue('Australia'));
  await settle();
  expect(asked).not.toHaveBeenCalled();
});

it('the field stays empty when the look-up fails [S8.27a]', async () => {
  server.use(http.get(env.ipLookupUrl, () => HttpResponse.error()));
  const { form } = render();
  await settle();
  expect(form.getValues('country')).toBe('');
  expect(box()).toHaveAttribute('placeholder', 'Choose country');
});

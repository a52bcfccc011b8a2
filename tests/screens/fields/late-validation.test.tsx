import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EmailField } from '#src/fields/email-field.tsx';
import { PhoneField } from '#src/fields/phone-field.tsx';
import { countriesAnswer } from '#tests/support/handlers.ts';
import { createGate } from '#tests/support/gate.ts';
import { partsLoaded, renderForm } from '#tests/support/render-form.tsx';

const gate = vi.hoisted(() => ({ opened: Promise.resolve(), open: () => {} }));

vi.mock('#src/kernel/phone/phone-library.ts', async (original) => {
  const library = await original<typeof import('#src/kernel/phone/phone-library.ts')>();
  return { ...library, loadPhoneLibrary: () => gate.opened.then(library.loadPhoneLibrary) };
});
vi.mock('#src/kernel/validation/suggest-email.ts', async (original) => {
  await gate.opened;
  return original();
});

beforeEach(() => {
  Object.assign(gate, createGate());
  countriesAnswer();
});

const box = (name: string) => screen.getByRole('textbox', { name });

const FIELDS = (
  <>
    <PhoneField name="phone" label="Phone" country="NZ" hint="For questions" />
    <EmailField name="email" label="Email" />
  </>
);

it('a number that loses the focus before its country is known is validated when it is known', async () => {
  gate.open();
  const { user, form } = renderForm(
    <PhoneField name="phone" label="Phone" countryName="country" />,
  );
  await user.type(box('Phone'), '12');
  await partsLoaded();
  await user.tab();
  expect(box('Phone')).not.toHaveAttribute('aria-invalid');
  act(() => form.setValue('country', 'NZ'));
  await vi.waitFor(() => expect(box('Phone')).toHaveAccessibleDescription(/Not a valid number/));
});

describe('a field that loses the focus before its rules have loaded', () => {
  it('is validated when they have loaded', async () => {
    const { user } = renderForm(FIELDS);
    /* Two digits may be a number somewhere, but not in New Zealand. */
    await user.type(box('Phone'), '12');
    await user.type(box('Email'), 'aroha@gmial.com');
    await user.tab();
    expect(box('Phone')).toHaveAccessibleDescription('For questions');
    gate.open();
    await screen.findByText('Not a valid number');
    expect(box('Phone')).toHaveAccessibleDescription(/Not a valid number/);
    await screen.findByRole('button', { name: 'Did you mean aroha@gmail.com?' });
  });

  it('waits for the next blur when the visitor is back in it', async () => {
    const { user } = renderForm(FIELDS);
    await user.type(box('Phone'), '12');
    await user.tab();
    await user.click(box('Phone'));
    gate.open();
    /* The library is there once it formats. */
    await vi.waitFor(() => expect(box('Phone')).toHaveAttribute('placeholder'));
    expect(box('Phone')).toHaveAccessibleDescription('For questions');
    await user.tab();
    expect(box('Phone')).toHaveAccessibleDescription(/Not a valid number/);
  });
});

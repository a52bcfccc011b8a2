import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { CheckboxField } from '#src/fields/checkbox-field.tsx';
import { ChoiceField } from '#src/fields/choice-field.tsx';
import { SelectField } from '#src/fields/select-field.tsx';
import { SwitchField } from '#src/fields/switch-field.tsx';
import { choice, ticked } from '#src/kernel/validation/rules.ts';
import { renderForm } from '#tests/support/render-form.tsx';

vi.setConfig({ testTimeout: 20_000 });

const group = () => screen.getByRole('radiogroup', { name: 'Organisation type' });
const button = () => screen.getByRole('button', { name: /^Type/ });
const box = () => screen.getByRole('checkbox', { name: 'I agree to the terms' });
const send = () => screen.getByRole('button', { name: 'SEND' });
const options = ['Charity', 'School'].map((name) => ({ value: name, label: name }));

it('a choice asks for one option, and has no error as soon as one is chosen', async () => {
  const { user, sent } = renderForm(
    <ChoiceField name="type" legend="Organisation type" options={options} required />,
    {
      schema: z.object({ type: choice(['Charity', 'School']) }),
      labels: { type: 'Organisation type' },
    },
  );
  expect(group()).toBeRequired();
  expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(2);
  await user.click(send());
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Charity' })).toHaveFocus());
  expect(group()).toBeInvalid();
  expect(group()).toHaveAccessibleDescription(/Please select one option/);
  /* Orca, for one, says nothing of a group's description: the radio that gets the focus says it. */
  expect(screen.getByRole('radio', { name: 'Charity' })).toHaveAccessibleDescription(
    /Please select one option/,
  );
  expect(screen.getByRole('radio', { name: 'School' })).not.toHaveAccessibleDescription();
  await user.click(screen.getByRole('radio', { name: 'School' }));
  await waitFor(() => expect(group()).not.toHaveAttribute('aria-invalid'));
  await user.click(send());
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.calls[0]?.[0]).toEqual({ type: 'School' });
});

it('a choice that is open is validated when the visitor submits', async () => {
  const { user } = renderForm(
    <ChoiceField name="type" legend="Organisation type" options={options} required />,
    { schema: z.object({ type: choice(['Charity', 'School']) }), labels: { type: 'Type' } },
  );
  await user.tab();
  expect(screen.getByRole('radio', { name: 'Charity' })).toHaveFocus();
  expect(group()).not.toHaveAttribute('aria-invalid');
  await user.tab();
  await waitFor(() => expect(group()).toBeInvalid());
});

it('a choice shows the value of the form', () => {
  renderForm(<ChoiceField name="type" legend="Organisation type" options={options} />, {
    defaultValues: { type: 'School' },
  });
  expect(screen.getByRole('radio', { name: 'School' })).toBeChecked();
});

it('a select picks an option from a list that opens', async () => {
  const { user, form } = renderForm(
    <SelectField name="type" label="Type" options={options} placeholder="Choose" />,
    { schema: z.object({ type: choice(['Charity']) }), labels: { type: 'Type' } },
  );
  await user.click(button());
  await user.click(await screen.findByRole('option', { name: 'School' }));
  expect(form.getValues('type')).toBe('School');
  expect(button()).toHaveTextContent('School');
  await waitFor(() => expect(button()).toHaveAccessibleDescription(/Please select one option/));
  await user.click(button());
  await user.click(await screen.findByRole('option', { name: 'Charity' }));
  await waitFor(() => expect(button()).not.toHaveAccessibleDescription(/select/));
});

it('a switch turns a value of its group on and off', async () => {
  const { user, form } = renderForm(
    <>
      <SwitchField name="interests.payments" label="Payments" />
      <SwitchField name="interests.events" label="Events" />
    </>,
    { defaultValues: { interests: { payments: true } } },
  );
  expect(screen.getByRole('switch', { name: 'Payments' })).toBeChecked();
  expect(screen.getByRole('switch', { name: 'Events' })).not.toBeChecked();
  await user.click(screen.getByRole('switch', { name: 'Payments' }));
  await user.click(screen.getByRole('switch', { name: 'Events' }));
  expect(form.getValues()).toEqual({ interests: { payments: false, events: true } });
  expect(screen.getByRole('switch', { name: 'Events' })).toBeChecked();
});

it.each([
  [undefined, /You must agree to the terms of service and privacy policy to continue\./],
  ['Tick it', /Tick it/],
])('a checkbox without its tick shows the message: %s [K07, S5.31]', async (message, said) => {
  const { user, sent } = renderForm(
    <CheckboxField name="terms" {...(message !== undefined && { requiredMessage: message })}>
      I agree to the <a href="#terms">terms</a>
    </CheckboxField>,
    { schema: z.object({ terms: ticked(message) }), labels: { terms: 'Terms' } },
  );
  expect(box()).not.toBeChecked();
  expect(box()).toBeRequired();
  await user.click(send());
  await waitFor(() => expect(box()).toHaveAccessibleDescription(said));
  expect(box()).toBeInvalid();
  expect(box()).toHaveFocus();
  await user.click(box());
  await waitFor(() => expect(box()).not.toHaveAttribute('aria-invalid'));
  await user.click(send());
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.calls[0]?.[0]).toEqual({ terms: true });
});

it('a checkbox shows the message of section 5 on blur, with any rules of its form [S5.31]', async () => {
  const { user } = renderForm(<CheckboxField name="terms">I agree to the terms</CheckboxField>);
  await user.tab();
  expect(box()).toHaveFocus();
  await user.tab();
  expect(box()).toHaveAccessibleDescription(
    /You must agree to the terms of service and privacy policy to continue\.$/,
  );
});

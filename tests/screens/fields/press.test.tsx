import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { readdirSync } from 'node:fs';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CheckboxField } from '#src/fields/checkbox-field.tsx';
import { ChoiceField } from '#src/fields/choice-field.tsx';
import { CountryField } from '#src/fields/country-field.tsx';
import { DateField } from '#src/fields/date-field.tsx';
import { EmailField } from '#src/fields/email-field.tsx';
import { FileField } from '#src/fields/file-field.tsx';
import { PasswordField } from '#src/fields/password-field.tsx';
import { PhoneField } from '#src/fields/phone-field.tsx';
import { SelectField } from '#src/fields/select-field.tsx';
import { SwitchField } from '#src/fields/switch-field.tsx';
import { TextField } from '#src/fields/text-field.tsx';
import { email, required, text } from '#src/kernel/validation/rules.ts';
import { watchPresses } from '#src/ui/press/after-press.ts';
import { countriesAnswer } from '#tests/support/handlers.ts';
import { partsLoaded, renderForm } from '#tests/support/render-form.tsx';

const OPTIONS = [{ value: 'a', label: 'A' }];

/** Each field of `src/fields`, and the role of its control. */
const FIELDS: Record<string, { role: string; field: ReactElement }> = {
  CheckboxField: { role: 'checkbox', field: <CheckboxField name="field">Field</CheckboxField> },
  ChoiceField: {
    role: 'radio',
    field: <ChoiceField name="field" legend="Field" options={OPTIONS} />,
  },
  CountryField: { role: 'combobox', field: <CountryField name="field" label="Field" /> },
  DateField: {
    role: 'textbox',
    field: <DateField name="field" label="Field" format="dd/MM/yyyy" />,
  },
  EmailField: { role: 'textbox', field: <EmailField name="field" label="Field" /> },
  FileField: { role: 'file', field: <FileField name="field" label="Field" /> },
  PasswordField: { role: 'password', field: <PasswordField name="field" label="Field" /> },
  PhoneField: { role: 'textbox', field: <PhoneField name="field" label="Field" country="NZ" /> },
  SelectField: {
    role: 'button',
    field: <SelectField name="field" label="Field" options={OPTIONS} />,
  },
  SwitchField: { role: 'switch', field: <SwitchField name="field" label="Field" /> },
  TextField: { role: 'textbox', field: <TextField name="field" label="Field" /> },
};

let stop: () => void;
beforeEach(() => {
  countriesAnswer();
  stop = watchPresses();
});
afterEach(() => stop());

/** Inputs of the types `file` and `password` have no role. */
const findControl = (role: string) =>
  role === 'file' || role === 'password'
    ? screen.findByLabelText(/^Field/, { selector: 'input' })
    : screen.findByRole(role, { name: role === 'radio' ? 'A' : /^Field/ });

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));

it.each(Object.entries(FIELDS))(
  'a %s that loses the focus in a press is validated after the press',
  async (_name, { role, field }) => {
    let parsed = 0;
    const rule = z.refine(() => {
      parsed += 1;
      return false;
    });
    renderForm(field, { schema: z.object({ field: z.any().check(rule) }), labels: { field: 'F' } });
    await partsLoaded();
    const control = await findControl(role);
    act(() => control.focus());
    parsed = 0;
    fireEvent.pointerDown(document.body, { buttons: 1 });
    act(() => control.blur());
    await settle();
    expect(parsed).toBe(0);
    fireEvent.pointerUp(document.body);
    await waitFor(() => expect(parsed).toBeGreaterThan(0));
  },
);

it.each(Object.entries(FIELDS).filter(([name]) => name !== 'FileField'))(
  'a %s keeps the value that the press sets which takes its focus',
  async (_name, { role, field }) => {
    const value = role === 'checkbox' || role === 'switch' ? true : 'a';
    const { form } = renderForm(field);
    await partsLoaded();
    const control = await findControl(role);
    act(() => control.focus());
    fireEvent.pointerDown(document.body, { buttons: 1 });
    act(() => control.blur());
    act(() => form.setValue('field', value));
    fireEvent.pointerUp(document.body);
    await settle();
    expect(form.getValues('field')).toBe(value);
  },
);

it('a country that is typed in full is validated after the press that takes its focus', async () => {
  const rules = { schema: z.object({ field: text(required()) }), labels: { field: 'F' } };
  const { form, user } = renderForm(FIELDS['CountryField']?.field, rules);
  await partsLoaded();
  await waitFor(() => expect(document.querySelectorAll('option').length).toBeGreaterThan(1));
  const control = screen.getByRole('combobox', { name: 'Field' });
  await act(() => form.trigger());
  await user.type(control, 'Australia');
  fireEvent.pointerDown(document.body, { buttons: 1 });
  act(() => control.blur());
  await settle();
  expect(form.getValues('field')).toBe('AU');
  expect(control).toHaveAttribute('aria-invalid', 'true');
  fireEvent.pointerUp(document.body);
  await waitFor(() => expect(control).not.toHaveAttribute('aria-invalid'));
});

it('the number of errors is announced after the message of the field that the press left', async () => {
  const rules = { schema: z.object({ field: text(email()) }), labels: { field: 'F' } };
  const { user } = renderForm(FIELDS['PhoneField']?.field, rules);
  await partsLoaded();
  await user.type(screen.getByRole('textbox', { name: 'Field' }), '12');
  await user.click(screen.getByRole('button', { name: 'SEND' }));
  await settle();
  expect(screen.getByRole('status')).toHaveTextContent('1 field needs attention');
});

it('the list above has each field of src/fields', () => {
  const files = readdirSync('src/fields').filter((name) => name.endsWith('-field.tsx'));
  const names = files.map((name) =>
    name.replace('.tsx', '').replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase()),
  );
  expect(Object.keys(FIELDS)).toEqual(names.toSorted());
});

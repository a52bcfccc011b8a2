import { screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import * as z from 'zod/mini';
import { CountryField } from '#src/fields/country-field.tsx';
import { TextField } from '#src/fields/text-field.tsx';
import { required, text } from '#src/kernel/validation/rules.ts';

/** The rules and labels of a form with a required country, and a text field to move the focus to. */
export const countryForm = {
  schema: z.object({ name: text(), country: text(required()) }),
  labels: { name: 'Name', country: 'Country' },
};

export const countryFormFields = (
  <>
    <TextField name="name" label="Name" />
    <CountryField name="country" label="Country" />
  </>
);

export const countryBox = () => screen.getByRole('combobox', { name: 'Country' });

/** Gives the tests of a file the time to load the list, and hides what they log. */
export function prepareCountryTests(): void {
  vi.setConfig({ testTimeout: 20_000 });
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(console, 'info').mockImplementation(() => {});
  });
}

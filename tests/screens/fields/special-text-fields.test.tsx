import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { DateField } from '#src/fields/date-field.tsx';
import { FileField } from '#src/fields/file-field.tsx';
import { PasswordField } from '#src/fields/password-field.tsx';
import { upload } from '#src/config/limits.ts';
import { files } from '#src/kernel/validation/file-rule.ts';
import { date, maximumAge, password, secret, text } from '#src/kernel/validation/rules.ts';
import { renderForm } from '#tests/support/render-form.tsx';

vi.setConfig({ testTimeout: 20_000 });

const passwordBox = () => screen.getByLabelText('Password');
const dateBox = () => screen.getByRole('textbox', { name: 'Date of birth' });
const input = () => screen.getByLabelText<HTMLInputElement>('Logo');

it('the password field lists the errors of a new password [S5.15]', async () => {
  const { user } = renderForm(<PasswordField name="password" label="Password" />, {
    schema: z.object({ password: secret(password()) }),
    labels: { password: 'Password' },
  });
  expect(passwordBox()).toHaveAttribute('type', 'password');
  expect(passwordBox()).toHaveAttribute('autocomplete', 'new-password');
  expect(passwordBox()).toHaveAttribute('spellcheck', 'false');
  for (const [typed, message] of [
    ['abc', /at least 8 characters long/],
    ['abcdefgh', /contain an upper case letter/],
    ['ABCDEFGH', /contain a lower case letter/],
    ['Abcdefgh', /contain a number/],
  ] as const) {
    await user.clear(passwordBox());
    await user.type(passwordBox(), typed);
    await user.tab();
    await waitFor(() => expect(passwordBox()).toHaveAccessibleDescription(message));
  }
  await user.type(passwordBox(), '1');
  await user.tab();
  await waitFor(() => expect(passwordBox()).not.toHaveAttribute('aria-invalid'));
});

it('the date field shows the parsed date in full, also for two-digit years', async () => {
  const format = 'dd/MM/yyyy';
  const { user, form } = renderForm(
    <DateField name="birth" label="Date of birth" format={format} />,
    {
      schema: z.object({
        birth: text(
          date(format),
          maximumAge(30, format, () => new Date(2026, 0, 1)),
        ),
      }),
      labels: { birth: 'Date of birth' },
    },
  );
  await user.type(dateBox(), '5/3/61');
  await user.tab();
  expect(dateBox()).toHaveValue('05/03/1961');
  expect(form.getValues('birth')).toBe('05/03/1961');
  await waitFor(() =>
    expect(dateBox()).toHaveAccessibleDescription(/You need to be under 30 years old/),
  );
  await user.clear(dateBox());
  await user.type(dateBox(), '31/2/60');
  await user.tab();
  expect(dateBox()).toHaveValue('31/2/60');
  await waitFor(() => expect(dateBox()).toHaveAccessibleDescription(/Invalid date/));
});

it('the file field rejects a file over 20 MB', async () => {
  const { user } = renderForm(<FileField name="logo" label="Logo" />, {
    schema: z.object({ logo: files() }),
    labels: { logo: 'Logo' },
  });
  const large = new File(['x'], 'large.png');
  Object.defineProperty(large, 'size', { value: upload.MAX_FILE_BYTES + 1 });
  await user.upload(input(), large);
  await waitFor(() => expect(input()).toHaveAccessibleDescription(/File must be at most 20 MB/));
  await user.upload(input(), new File(['x'], 'small.png'));
  await waitFor(() => expect(input()).not.toHaveAttribute('aria-invalid'));
});

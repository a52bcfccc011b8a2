import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { PhoneField } from '#src/fields/phone-field.tsx';
import { required, text } from '#src/kernel/validation/rules.ts';
import { countriesAnswer } from '#tests/support/handlers.ts';
import { renderForm } from '#tests/support/render-form.tsx';

vi.setConfig({ testTimeout: 20_000 });
vi.mock('#src/kernel/phone/phone-engine.ts', () => {
  throw new Error('chunk is gone');
});

const box = () => screen.getByRole('textbox', { name: 'Phone' });

it('the phone field accepts and returns a number, unformatted, when the library cannot be loaded [J15]', async () => {
  countriesAnswer();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user, sent } = renderForm(<PhoneField name="phone" label="Phone" country="NZ" />, {
    schema: z.object({ phone: text(required()) }),
    labels: { phone: 'Phone' },
  });
  await user.type(box(), '0');
  await user.tab();
  expect(box()).toHaveAccessibleDescription(/Not a valid number/);
  await user.type(box(), '21y 555 0123');
  await user.tab();
  expect(box()).toHaveValue('021 555 0123');
  expect(box()).not.toHaveAttribute('aria-invalid');
  expect(box()).not.toHaveAttribute('placeholder');
  await user.click(screen.getByRole('button', { name: 'SEND' }));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.calls[0]?.[0]).toEqual({ phone: '0215550123' });
});

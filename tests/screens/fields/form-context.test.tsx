import { screen } from '@testing-library/react';
import { useFormContext } from 'react-hook-form';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { TextField } from '#src/fields/text-field.tsx';
import { required, text } from '#src/kernel/validation/rules.ts';
import { renderForm } from '#tests/support/render-form.tsx';

/** A field as the next developer may write it: it reads the state of the form from the context. */
function StateReader() {
  const { formState } = useFormContext();
  return (
    <p>{`${formState.submitCount} submits, ${Object.keys(formState.errors).length} errors`}</p>
  );
}

test('a field that reads the state of the form from its context sees each change', async () => {
  const fields = (
    <>
      <TextField name="club" label="Club" />
      <StateReader />
    </>
  );
  const { user } = renderForm(fields, {
    schema: z.object({ club: text(required()) }),
    labels: { club: 'Club' },
  });
  expect(screen.getByText('0 submits, 0 errors')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'SEND' }));
  expect(await screen.findByText('1 submits, 1 errors')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Club' }), 'Kauri Bay');
  await user.tab();
  expect(await screen.findByText('1 submits, 0 errors')).toBeVisible();
});

test('a field that is changed and loses the focus is parsed once', async () => {
  let parsed = 0;
  const counted = z.refine<string>((value) => {
    parsed += 1;
    return value !== '';
  }, 'This field is required');
  const { user } = renderForm(<TextField name="club" label="Club" />, {
    schema: z.object({ club: text(counted) }),
    labels: { club: 'Club' },
  });
  await user.type(screen.getByRole('textbox', { name: 'Club' }), 'Kauri');
  await user.tab();
  await expect.poll(() => parsed).toBe(1);
  await user.click(screen.getByRole('button', { name: 'SEND' }));
  await user.clear(screen.getByRole('textbox', { name: 'Club' }));
  await user.tab();
  expect(await screen.findByText('This field is required')).toBeVisible();
  expect(parsed).toBe(2);
});

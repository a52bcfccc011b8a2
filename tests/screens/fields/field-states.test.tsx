import { act, screen, waitFor } from '@testing-library/react';
import { useFormState } from 'react-hook-form';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { TextField } from '#src/fields/text-field.tsx';
import { createGate } from '#tests/support/gate.ts';
import { renderForm } from '#tests/support/render-form.tsx';

function States() {
  const { touchedFields, dirtyFields, validatingFields, isValid } = useFormState();
  const states = {
    touched: touchedFields['club'],
    dirty: dirtyFields['club'],
    valid: isValid,
    pending: validatingFields['club'],
  };
  const held = Object.entries(states).flatMap(([name, holds]) => (holds ? [name] : []));
  return <output aria-label="States">{held.join(' ')}</output>;
}

const states = () => screen.getByRole('status', { name: 'States' });

test('a field knows whether it is touched, dirty, valid and validating [S4.21]', async () => {
  const gate = createGate();
  const isFilled = async (value: string) => {
    if (value !== '') await gate.opened;
    return value !== '';
  };
  const schema = z.object({ club: z.string().check(z.refine(isFilled)) });
  const { user } = renderForm(
    <>
      <TextField name="club" label="Club" />
      <States />
    </>,
    { schema, labels: { club: 'Club' }, defaultValues: { club: '' } },
  );
  await waitFor(() => expect(states()).toHaveTextContent(/^$/));

  await user.type(screen.getByRole('textbox', { name: 'Club' }), 'Kauri');
  await waitFor(() => expect(states()).toHaveTextContent(/^dirty$/));

  await user.tab();
  await waitFor(() => expect(states()).toHaveTextContent(/^touched dirty pending$/));

  await act(async () => gate.open());
  await waitFor(() => expect(states()).toHaveTextContent(/^touched dirty valid$/));
});

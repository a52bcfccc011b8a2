import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { EmailField } from '#src/fields/email-field.tsx';
import { watchPresses } from '#src/ui/press/after-press.ts';
import { email, required, text } from '#src/kernel/validation/rules.ts';
import { renderForm } from '#tests/support/render-form.tsx';

vi.setConfig({ testTimeout: 20_000 });

const box = () => screen.getByRole('textbox', { name: 'Email' });
const question = () => screen.queryByRole('button', { name: /^Did you mean/ });
const render = () =>
  renderForm(<EmailField name="email" label="Email" required enterKeyHint="next" />, {
    schema: z.object({ email: text(required(), email()) }),
    labels: { email: 'Email' },
  });

it('the e-mail field has the attributes for browsers and keyboards', () => {
  render();
  for (const [name, value] of Object.entries({
    type: 'text',
    inputmode: 'email',
    autocomplete: 'email',
    autocapitalize: 'none',
    spellcheck: 'false',
    maxlength: '254',
    enterkeyhint: 'next',
  })) {
    expect(box()).toHaveAttribute(name, value);
  }
});

it('the e-mail field suggests a correction of the domain on blur, and inserts it', async () => {
  const { user, form } = render();
  await user.type(box(), 'jo@gmial.com');
  expect(question()).toBeNull();
  await user.tab();
  expect(question()).toHaveAccessibleName('Did you mean jo@gmail.com?');
  expect(screen.getByRole('status')).toHaveTextContent('Did you mean jo@gmail.com?');
  await user.click(question() as HTMLElement);
  expect(box()).toHaveValue('jo@gmail.com');
  expect(box()).toHaveFocus();
  expect(form.getValues('email')).toBe('jo@gmail.com');
  expect(question()).toBeNull();
});

it('the e-mail field inserts a correction that is pressed from the field, and does not ask again', async () => {
  const stop = watchPresses();
  const { user } = render();
  await user.type(box(), 'jo@gmial.com');
  await user.tab();
  await user.click(box());
  await user.click(question()!);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(box()).toHaveValue('jo@gmail.com');
  expect(question()).toBeNull();
  stop();
});

it('the e-mail field announces its suggestion once, for any number of blurs', async () => {
  const { user } = render();
  const status = screen.getByRole('status');
  await user.type(box(), 'jo@gmial.com');
  await user.tab();
  expect(status).toHaveTextContent('Did you mean jo@gmail.com?');
  status.textContent = '';
  await user.click(box());
  await user.tab();
  expect(question()).toBeVisible();
  expect(status).toBeEmptyDOMElement();
});

it('the e-mail field removes its suggestion when the visitor types, and the form can be sent with it', async () => {
  const { user, sent } = render();
  await user.type(box(), 'jo@gmial.com');
  await user.tab();
  await user.type(box(), '.au');
  expect(question()).toBeNull();
  await user.clear(box());
  await user.type(box(), 'jo@gmial.com{Enter}');
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Profiler } from 'react';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { useSubmitHold } from '#src/fields/submit-holds.ts';
import { TextField } from '#src/fields/text-field.tsx';
import { email, required, text } from '#src/kernel/validation/rules.ts';
import { createGate } from '#tests/support/gate.ts';
import { renderForm } from '#tests/support/render-form.tsx';

const schema = z.object({ first: text(required()), mail: text(required(), email()), note: text() });
const labels = { first: 'First name', mail: 'Email', note: 'Note' };

/* Registered in another order than they are labelled and stand on the page. */
const fields = (
  <>
    <TextField name="first" label="First name" required />
    <TextField name="mail" label="Email" hint="We write there" type="email" required />
    <TextField name="note" label="Note" />
  </>
);
const setting = { schema, labels, title: 'Welcome' };
const box = (name: string) => screen.getByRole('textbox', { name });
const status = () => screen.getByRole('status');

vi.setConfig({ testTimeout: 20_000 });

describe('a form', () => {
  it('has a name, and the browser does not validate it', () => {
    renderForm(fields, setting);
    expect(screen.getByRole('form', { name: 'Test' })).toHaveAttribute('novalidate');
    expect(box('First name')).toBeRequired();
    expect(box('First name')).not.toHaveAttribute('required');
    expect(box('Note')).not.toBeRequired();
    expect(box('Email')).toHaveAccessibleDescription('We write there');
    expect(box('Email')).toHaveAttribute('id', 'mail');
    expect(box('Email')).toHaveAttribute('name', 'mail');
  });

  it('submits the valid values, and prevents the reload', async () => {
    const { user, sent } = renderForm(fields, setting);
    await user.type(box('First name'), ' Aroha ');
    await user.type(box('Email'), 'a@b.nz{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(sent.mock.calls[0]?.[0]).toEqual({ first: 'Aroha', mail: 'a@b.nz', note: '' });
    expect(screen.queryByText(/There is a problem/)).toBeNull();
  });

  it('shows nothing while the visitor types, and validates the field on blur [K02, S2.34e, S5.30a]', async () => {
    const { user } = renderForm(fields, setting);
    await user.type(box('Email'), 'a');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(box('Email')).not.toHaveAttribute('aria-invalid');
    await user.tab();
    await waitFor(() => expect(box('Email')).toHaveAttribute('aria-invalid', 'true'));
    expect(box('Email')).toHaveAccessibleDescription(/^We write there.*Not a valid email address$/);
    expect(status()).toHaveTextContent('Email: Not a valid email address');
    expect(box('First name')).not.toHaveAttribute('aria-invalid');
  });

  it('announces a message once, nothing of a valid field, and another message again', async () => {
    const { user } = renderForm(fields, setting);
    await user.type(box('First name'), 'Aroha');
    await user.tab();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(status()).toBeEmptyDOMElement();
    await user.type(box('Email'), 'a');
    await user.tab();
    await waitFor(() => expect(status()).toHaveTextContent('Email: Not a valid email address'));
    status().textContent = '';
    await user.type(box('Email'), 'b');
    await user.tab();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(box('Email')).toHaveAttribute('aria-invalid', 'true');
    expect(status()).toBeEmptyDOMElement();
    await user.clear(box('Email'));
    await user.tab();
    await waitFor(() => expect(status()).toHaveTextContent('Email: This field is required'));
  });

  it('keeps the message while the visitor corrects the field, until the next blur', async () => {
    const { user } = renderForm(fields, setting);
    await user.type(box('Email'), 'a');
    await user.tab();
    await waitFor(() => expect(box('Email')).toHaveAttribute('aria-invalid', 'true'));
    await user.type(box('Email'), '@b.nz');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(box('Email')).toHaveAttribute('aria-invalid', 'true');
    await user.tab();
    await waitFor(() => expect(box('Email')).not.toHaveAttribute('aria-invalid'));
    expect(box('Email')).toHaveAccessibleDescription('We write there');
  });

  it('validates a field that the browser filled in without focusing it [K03, S5.30a]', async () => {
    renderForm(fields, setting);
    fireEvent.input(box('Email'), { target: { value: 'nobody' } });
    fireEvent.change(box('Email'));
    await waitFor(() => expect(box('Email')).toHaveAttribute('aria-invalid', 'true'));
    fireEvent.input(box('Email'), { target: { value: 'a@b.nz' } });
    box('Email').dispatchEvent(new Event('change', { bubbles: true }));
    await waitFor(() => expect(box('Email')).not.toHaveAttribute('aria-invalid'));
  });

  it('reads a value from a change event alone, as on Chrome for iOS [K03]', async () => {
    const { user, sent } = renderForm(fields, setting);
    await user.type(box('First name'), 'Aroha');
    fireEvent.change(box('Email'), { target: { value: 'a@b.nz' } });
    await user.click(screen.getByRole('button', { name: 'SEND' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  });

  it('sends a value that no event has reported [P01]', async () => {
    const { user, sent } = renderForm(fields, setting);
    await user.type(box('First name'), 'Aroha');
    Reflect.set(HTMLInputElement.prototype, 'value', 'a@b.nz', box('Email'));
    await user.click(screen.getByRole('button', { name: 'SEND' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ mail: 'a@b.nz' });
  });
});

describe('an invalid submit', () => {
  it('focuses the first invalid field, announces their number, and lists them in a summary [S5.1b]', async () => {
    const { user, sent } = renderForm(fields, setting);
    await user.click(screen.getByRole('button', { name: 'SEND' }));
    await waitFor(() => expect(box('First name')).toHaveFocus());
    expect(sent).not.toHaveBeenCalled();
    expect(status()).toHaveTextContent('2 fields need attention');
    const summary = screen.getByRole('group', { name: 'There is a problem' });
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'First name: This field is required',
      'Email: This field is required',
    ]);
    await user.click(links[1] as HTMLElement);
    expect(box('Email')).toHaveFocus();
    expect(document.title).toBe('Error: Welcome | Huddle Club');
  });

  it('uses the order of the page, with any order of registration [K01]', async () => {
    const { user } = renderForm(
      <>
        <TextField name="mail" label="Email" />
        <TextField name="first" label="First name" />
      </>,
      { schema, labels: { mail: 'Email', first: 'First name' } },
    );
    await user.click(screen.getByRole('button', { name: 'SEND' }));
    await waitFor(() => expect(box('Email')).toHaveFocus());
  });

  it('shows no summary for one error', async () => {
    const { user } = renderForm(fields, setting);
    await user.type(box('First name'), 'Aroha');
    await user.click(screen.getByRole('button', { name: 'SEND' }));
    await waitFor(() => expect(box('Email')).toHaveFocus());
    expect(status()).toHaveTextContent('1 field needs attention');
    expect(screen.queryByRole('group', { name: 'There is a problem' })).toBeNull();
  });

  it('removes corrected fields from the summary, and removes it when the form is sent', async () => {
    const { user, sent } = renderForm(fields, setting);
    await user.click(screen.getByRole('button', { name: 'SEND' }));
    await waitFor(() => expect(box('First name')).toHaveFocus());
    await user.keyboard('Aroha');
    await user.tab();
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(1));
    await user.keyboard('a@b.nz');
    await user.click(screen.getByRole('button', { name: 'SEND' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(screen.queryByRole('group')).toBeNull();
    expect(document.title).toBe('Welcome | Huddle Club');
  });

  it('shows a server error until the field is edited and sent again', async () => {
    const { user, sent, form } = renderForm(fields, setting);
    await user.type(box('First name'), 'Aroha');
    await user.type(box('Email'), 'a@b.nz');
    form.setError('mail', { type: 'server', message: 'In use' });
    await waitFor(() => expect(box('Email')).toHaveAccessibleDescription(/In use/));
    await user.type(box('Email'), 'x{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(box('Email')).not.toHaveAttribute('aria-invalid');
  });
});

describe('a running submit', () => {
  it('is sent once, for any number of presses', async () => {
    const { user, sent } = renderForm(fields, setting);
    await user.type(box('First name'), 'Aroha');
    await user.type(box('Email'), 'a@b.nz');
    const form = screen.getByRole('form');
    fireEvent.submit(form);
    expect(form).toHaveAttribute('aria-busy', 'true');
    fireEvent.submit(form);
    await waitFor(() => expect(form).toHaveAttribute('aria-busy', 'false'));
    expect(sent).toHaveBeenCalledOnce();
    fireEvent.submit(form);
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  });

  it('is not sent again while the page is busy with it', async () => {
    const { user, sent } = renderForm(fields, { ...setting, busy: true });
    await user.type(box('First name'), 'Aroha');
    await user.type(box('Email'), 'a@b.nz{Enter}');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true');
    expect(sent).not.toHaveBeenCalled();
  });
});

it.each(['ends', 'fails'])(
  'a form waits for the work of a field before it is sent, also when that %s',
  async (how) => {
    const gate = createGate();
    const work = async () => {
      await gate.opened;
      if (how === 'fails') throw new Error('no');
    };
    function Working() {
      useSubmitHold(work);
      return null;
    }
    const { user, sent } = renderForm(<Working />);
    await user.click(screen.getByRole('button', { name: 'SEND' }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(sent).not.toHaveBeenCalled();
    gate.open();
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  },
);

it.each([
  ['valid', 'Aroha'],
  ['invalid', ' '],
])('a press counts no more when its %s form is gone before its work ends', async (_, first) => {
  const gate = createGate();
  const work = () => gate.opened;
  function Working() {
    useSubmitHold(work);
    return null;
  }
  document.title = 'Another page';
  const { user, sent, form, unmount } = renderForm(
    <>
      <TextField name="first" label="First name" />
      <Working />
    </>,
    { title: 'Welcome', labels, schema: z.object({ first: text(required()) }) },
  );
  await user.type(box('First name'), first);
  await user.click(screen.getByRole('button', { name: 'SEND' }));
  unmount();
  gate.open();
  await waitFor(() => expect(form.control._formState.submitCount).toBe(1));
  expect(sent).not.toHaveBeenCalled();
  expect(document.title).toBe('Another page');
});

it('a form renders only the field that is typed in', async () => {
  const renders = vi.fn<(id: string) => void>();
  const watched = (id: string) => (
    <Profiler id={id} onRender={renders}>
      <TextField name={id} label={labels[id as keyof typeof labels]} />
    </Profiler>
  );
  const { user } = renderForm(
    <>
      {watched('first')}
      {watched('mail')}
    </>,
    setting,
  );
  renders.mockClear();
  await user.type(box('First name'), 'twenty characters ab');
  expect(renders.mock.calls.filter(([id]) => id === 'mail')).toEqual([]);
});

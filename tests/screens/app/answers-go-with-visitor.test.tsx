import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { env } from '#src/config/env.ts';
import { FeedbackWidget } from '#src/features/feedback/feedback-widget.tsx';
import { forgetVisitor } from '#src/kernel/auth/forget-visitor.ts';
import { closeFeedback, openFeedback } from '#src/kernel/telemetry/feedback-store.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { field, openFilledWelcome, terms } from '#tests/support/welcome.tsx';

vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  vi.spyOn(env, 'sentryDsn', 'get').mockReturnValue('http://key@localhost:4000/1');
});

/* The store of the dialog outlives the page of a test. */
afterEach(() => act(closeFeedback));

const feedbackPage = (
  <>
    <button type="button" onClick={openFeedback}>
      Opener
    </button>
    <FeedbackWidget />
  </>
);

/** The dialog is loaded when it is first asked for. */
const message = () => screen.findByRole('textbox', { name: 'Message' }, { timeout: 10_000 });

test('a feedback text is kept when its dialog closes, and removed at a sign-out [R29e, R29c]', async () => {
  const { user } = renderApp({ '/welcome': feedbackPage }, '/welcome');
  const open = () => user.click(screen.getByRole('button', { name: 'Opener' }));
  await open();
  await user.type(await message(), 'It broke');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open();
  expect(await message()).toHaveValue('It broke');

  act(forgetVisitor);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open();
  expect(await message()).toHaveValue('');
});

test('the same sentence is announced again after a second try [R28]', async () => {
  const { user } = renderApp({ '/welcome': feedbackPage }, '/welcome');
  await user.click(screen.getByRole('button', { name: 'Opener' }));
  const send = await screen.findByRole('button', { name: 'Send feedback' }, { timeout: 10_000 });
  await user.click(send);
  const first = await screen.findByRole('alert');
  await user.click(send);
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(screen.getByRole('alert')).toHaveTextContent(first.textContent);
});

test('the form of a visitor who has signed out elsewhere is empty, and stores nothing of theirs [R29d]', async () => {
  const { user } = await openFilledWelcome();
  act(forgetVisitor);
  await waitFor(() => expect(field('First name')).toHaveValue(''));
  expect(field('Email')).toHaveValue('');
  expect(terms()).not.toBeChecked();
  await user.type(field('Last name'), 'B');
  await waitFor(() => expect(sessionStorage.getItem('hc.welcome')).toContain('"lastName":"B"'));
  expect(sessionStorage.getItem('hc.welcome')).not.toContain('Aroha');
});

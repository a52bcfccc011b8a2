import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { env } from '#src/config/env.ts';
import { SupportBundle } from '#src/contracts/support-bundle.ts';
import { FeedbackWidget } from '#src/features/feedback/feedback-widget.tsx';
import { ServerError } from '#src/kernel/errors/app-error.ts';
import { addError, clearErrors } from '#src/kernel/errors/error-store.ts';
import { closeFeedback, openFeedback } from '#src/kernel/telemetry/feedback-store.ts';
import type { RequiredFields } from '#src/features/feedback/feedback-schema.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { server } from '#tests/support/server.ts';
import { createGate } from '#tests/support/gate.ts';

const FAILED = 'There was a problem submitting feedback, please wait and try again.';

/** The error collector of the environment: what it has received, as text. */
function collectorAnswers(answer: () => Response | Promise<Response>): string[] {
  const envelopes: string[] = [];
  server.use(
    http.post('http://localhost:4000/api/1/envelope/', async ({ request }) => {
      const text = await request.text();
      if (text.includes('"type":"feedback"')) envelopes.push(text);
      return answer();
    }),
  );
  return envelopes;
}

const taken = () => HttpResponse.json({});

async function openDialog(required: RequiredFields = {}) {
  const page = (
    <>
      <button type="button" onClick={openFeedback}>
        Opener
      </button>
      <FeedbackWidget required={required} />
    </>
  );
  const { user } = renderApp({ '/welcome': page }, '/welcome');
  await user.click(screen.getByRole('button', { name: 'Opener' }));
  await screen.findByRole('dialog', { name: 'Report a problem' });
  return { user, send: () => user.click(screen.getByRole('button', { name: 'Send feedback' })) };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const dialog = () => screen.queryByRole('dialog');

beforeEach(() => {
  vi.spyOn(env, 'sentryDsn', 'get').mockReturnValue('http://key@localhost:4000/1');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  clearErrors();
  closeFeedback();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the dialog', () => {
  test('is 320 px wide and opens with the focus in the message [S9.4b]', async () => {
    await openDialog();
    expect(field('Message')).toHaveFocus();
    expect(field('Message')).toHaveAttribute('aria-required', 'true');
    expect(document.querySelector('[style*="max-width: 320px"]')).toContainElement(
      field('Message'),
    );
    expect(screen.getByText('We add technical details, never your answers.')).toBeVisible();
  });

  test.each(['Cancel', 'Close'])('%s closes it and returns the focus [S4.23a]', async (name) => {
    const { user } = await openDialog();
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Opener' })).toHaveFocus();
  });

  test('Escape closes it and returns the focus', async () => {
    const { user } = await openDialog();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Opener' })).toHaveFocus();
  });

  test('shows on request the technical details that are sent', async () => {
    addError(new ServerError('broken', { reference: 'ref-7' }));
    const { user } = await openDialog();
    expect(screen.getByText('ref-7')).not.toBeVisible();
    const disclosure = screen.getByRole('button', { name: 'Show technical details' });
    await user.click(disclosure);
    expect(disclosure).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('ref-7')).toBeVisible();
    expect(screen.getByText(navigator.userAgent)).toBeVisible();
  });

  test('sends exactly the bundle for support that it shows', async () => {
    const envelopes = collectorAnswers(taken);
    addError(new ServerError('broken', { reference: '6f6c9a4e-8c1b-4f0a-9b57-0f2f1f1d2c31' }));
    const { user, send } = await openDialog();
    await user.click(screen.getByRole('button', { name: 'Show technical details' }));
    const shown = document.querySelector('#technical-details pre')?.textContent ?? '';
    expect(SupportBundle.parse(JSON.parse(shown)).errors).toHaveLength(1);
    await user.type(field('Message'), 'It broke');
    await send();
    await waitFor(() => expect(envelopes).toHaveLength(1));
    expect(envelopes[0]).toContain(JSON.stringify({ support: { bundle: shown } }).slice(1, -1));
  });
});

describe('a missing value', () => {
  test('is an empty message or one of only spaces, and nothing is sent [M10, S5.32b]', async () => {
    const envelopes = collectorAnswers(taken);
    const { user, send } = await openDialog();
    await user.type(field('Message'), '   ');
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Please enter in the following required fields: Message',
    );
    expect(field('Message')).toHaveFocus();
    expect(envelopes).toEqual([]);
  });

  test('is an empty name or e-mail address when they are required [S5.32a]', async () => {
    const { send } = await openDialog({ name: true, email: true });
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Please enter in the following required fields: Name, Email, Message',
    );
    expect(field('Name')).toHaveFocus();
    expect(field('Name')).toHaveAttribute('aria-required', 'true');
  });

  test('is marked until it has been filled in', async () => {
    const { user, send } = await openDialog({ name: true });
    await send();
    expect(field('Name')).toBeInvalid();
    expect(field('Message')).toBeInvalid();
    expect(field('Email')).toBeValid();
    await user.type(field('Name'), 'Aroha');
    await user.tab();
    await waitFor(() => expect(field('Name')).toBeValid());
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Please enter in the following required fields: Message',
    );
    await user.type(field('Message'), 'Slow');
    await user.tab();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(field('Message')).toBeValid();
  });
});

describe('sending', () => {
  test('sends the trimmed fields and the reference, once, and closes', async () => {
    const envelopes = collectorAnswers(taken);
    addError(new ServerError('broken', { reference: 'ref-8' }));
    const { user, send } = await openDialog();
    await user.type(field('Name'), '  Aroha  ');
    await user.type(field('Email'), ' aroha@kauribay.example ');
    await user.type(field('Message'), '  The page stays empty.  ');
    await send();
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(envelopes).toHaveLength(1);
    expect(envelopes[0]).toContain('"message":"The page stays empty."');
    expect(envelopes[0]).toContain('"name":"Aroha"');
    expect(envelopes[0]).toContain('"contact_email":"aroha@kauribay.example"');
    expect(envelopes[0]).toContain('"reference":"ref-8"');
    expect(screen.getByRole('button', { name: 'Opener' })).toHaveFocus();
  });

  test('shows its success message for five seconds [M11, S4.23b]', async () => {
    collectorAnswers(taken);
    const { user, send } = await openDialog();
    await user.type(field('Message'), 'Slow');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await send();
    const thanks = 'Thank you for your feedback.';
    expect(await screen.findByText(thanks)).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(4800));
    expect(screen.getByText(thanks)).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(screen.queryByText(thanks)).not.toBeInTheDocument();
  });

  test('shows its success message until a click [M11, S4.23b]', async () => {
    collectorAnswers(taken);
    const { user, send } = await openDialog();
    await user.type(field('Message'), 'Slow');
    await send();
    await user.click(await screen.findByText('Thank you for your feedback.'));
    expect(screen.queryByText('Thank you for your feedback.')).not.toBeInTheDocument();
  });

  test('that fails keeps the dialog and the text, and can be tried again [M10, S8.28]', async () => {
    const envelopes = collectorAnswers(() =>
      envelopes.length === 1 ? new HttpResponse(null, { status: 403 }) : taken(),
    );
    const { user, send } = await openDialog();
    await user.type(field('Message'), 'Slow');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
    expect(field('Message')).toHaveValue('Slow');
    await send();
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(envelopes).toHaveLength(2);
  });

  test('that was neither sent nor stored is shown with our e-mail address [R17d]', async () => {
    const kept = Array.from({ length: 30 }, () => [{}, { type: 'feedback' }, {}]);
    sessionStorage.setItem('hc.unsent', JSON.stringify(kept));
    collectorAnswers(() => HttpResponse.error());
    const { user, send } = await openDialog();
    await user.type(field('Message'), 'Slow');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
    expect(screen.getByText(/was not sent, and will not be sent later/)).toBeVisible();
    expect(screen.getByRole('link', { name: env.supportEmail })).toHaveAttribute(
      'href',
      `mailto:${env.supportEmail}`,
    );
    expect(field('Message')).toHaveValue('Slow');
    sessionStorage.removeItem('hc.unsent');
  });

  test('happens once, for any number of presses [M10]', async () => {
    const gate = createGate();
    const envelopes = collectorAnswers(() => gate.opened.then(taken));
    const { user, send } = await openDialog();
    await user.type(field('Message'), 'Slow');
    await send();
    await send();
    expect(screen.getByRole('button', { name: 'Send feedback' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    gate.open();
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(envelopes).toHaveLength(1);
  });
});

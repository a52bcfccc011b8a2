import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readWizardDraft } from '#src/kernel/session/wizard-draft.ts';
import { buildExistingOrganisation } from '#tests/support/builders.ts';
import { noConnection, platformAnswers, errorReply } from '#tests/support/handlers.ts';
import {
  APP_URL,
  loaderIsShown,
  pressGetStarted,
  stepIsShown,
} from '#tests/support/render-info.tsx';
import { wholeSentence } from '#tests/support/whole-sentence.ts';

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const tryAgain = () => screen.queryByRole('button', { name: 'Try again' });

/** The create call fails the first time; the loader is shown and 10 s have passed. */
async function failOnce() {
  const creates = platformAnswers('createSignUp', (_, count) =>
    count === 1 ? errorReply(500, 'It broke') : { body: { id: 'sign-up-1' } },
  );
  const page = await pressGetStarted();
  await loaderIsShown();
  await waitFor(() => expect(creates).toHaveLength(1));
  await wait(10_500);
  return { creates, ...page };
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a create call that fails', () => {
  it.each([
    ['500', () => errorReply(500, 'It broke')],
    ['503', () => errorReply(503, 'Later')],
    ['no connection', noConnection],
    ['an answer that is none', () => new Response('<html>', { status: 200 })],
  ])('is silent and keeps the loader, after %s [G01, S8.25]', async (_, answer) => {
    const creates = platformAnswers('createSignUp', answer);
    await pressGetStarted();
    await loaderIsShown();
    await waitFor(() => expect(creates).toHaveLength(1));
    await wait(5000);
    expect(
      screen.getByText(wholeSentence('We are setting up Kauri Bay Tennis Club.')),
    ).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(tryAgain()).toBeNull();
    await wait(60_000);
    expect(await screen.findByText('This is taking longer than usual.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(creates).toHaveLength(1);
  });

  it('can be tried again with the same key when the organisation is not there', async () => {
    const checks = platformAnswers('checkExists', { body: { id: 'check-1' } });
    platformAnswers('checkCreated', { body: { isCreated: true, appUrl: APP_URL } });
    const { creates, user, leaveFor } = await failOnce();
    await user.click(tryAgain()!);
    await waitFor(() => expect(creates).toHaveLength(2));
    expect(checks[0]?.body).toMatchObject({ name: 'Kauri Bay Tennis Club', country: 'NZ' });
    const keys = creates.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[1]).toBe(keys[0]);
    await wait(2500);
    expect(leaveFor).toHaveBeenCalledExactlyOnceWith(APP_URL);
  });

  it('opens the account when it was created after all [E04, G10]', async () => {
    const own = { name: 'Kauri Bay Tennis Club', email: 'AROHA@kauribay.example', appUrl: APP_URL };
    platformAnswers('checkExists', errorReply(409, 'Exists', buildExistingOrganisation(own)));
    const { creates, user, leaveFor } = await failOnce();
    await user.click(tryAgain()!);
    await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith(APP_URL));
    expect(creates).toHaveLength(1);
    expect(sessionStorage.getItem('initialData')).toBeNull();
  });

  it('sends nothing while it is unknown whether the account exists', async () => {
    platformAnswers('checkExists', noConnection);
    const { creates, user } = await failOnce();
    await user.click(tryAgain()!);
    await loaderIsShown();
    await wait(1000);
    expect(tryAgain()).toBeNull();
    await wait(11_000);
    expect(tryAgain()).toBeVisible();
    expect(creates).toHaveLength(1);
    expect(window.location.pathname).toBe('/info');
  });

  it('lets the visitor go back to the answers instead [G01]', async () => {
    const { user } = await failOnce();
    await user.click(screen.getByRole('button', { name: 'Back to my answers' }));
    expect(await stepIsShown('Final setup')).toHaveFocus();
    expect(readWizardDraft().answers.type).toBe('Racket Sport');
  });
});

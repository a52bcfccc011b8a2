import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setSignedOut } from '#src/kernel/auth/auth-store.ts';
import { readWizardDraft } from '#src/kernel/session/wizard-draft.ts';
import { noConnection, platformAnswers, errorReply } from '#tests/support/handlers.ts';
import {
  APP_URL,
  loaderIsShown,
  ON_LAST_STEP,
  pressGetStarted,
  renderInfo,
} from '#tests/support/render-info.tsx';
import { wholeSentence } from '#tests/support/whole-sentence.ts';

const notReady = { body: { isCreated: false } };
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const text = (words: string) => screen.queryByText(wholeSentence(words));
const START = 'We are setting up Kauri Bay Tennis Club.';
const STILL = 'Still working. Keep this page open.';
const SLOW = 'This is taking longer than usual.';

/** A visitor who has been waiting since now. */
async function startWaiting() {
  platformAnswers('createSignUp', { body: { id: 'sign-up-1' } });
  const page = await pressGetStarted();
  await loaderIsShown();
  return page;
}

function unload(): Event {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event;
}

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  fireEvent(window, new Event(isOnline ? 'online' : 'offline'));
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the wait for the account', () => {
  it('says its first sentence when the live region is known to screen readers', async () => {
    platformAnswers('checkCreated', notReady);
    await startWaiting();
    const atOnce = text(START);
    await wait(500);
    expect(text(START)).toBeVisible();
    expect(text(START)).not.toBe(atOnce);
    expect(text(START)?.closest('[role=status]')).not.toBeNull();
  });

  it('shows its status at the start, after 10 s and after 30 s', async () => {
    platformAnswers('checkCreated', notReady);
    await startWaiting();
    expect(text(START)).toBeVisible();
    await wait(9000);
    expect(text(START)).toBeVisible();
    await wait(1000);
    expect(text(STILL)).toBeVisible();
    expect(text(START)).toBeNull();
    await wait(19_000);
    expect(text(STILL)).toBeVisible();
    expect(screen.queryByText(/^Reference/)).toBeNull();
    await wait(1000);
    expect(text(SLOW)).toBeVisible();
    expect(screen.getByText(/^Reference/)).toHaveTextContent(
      /^Reference: hc-[0-9a-f]{8}-[0-9a-f]{4}$/,
    );
    expect(screen.getByRole('link', { name: 'support@huddleclub.example' })).toHaveAttribute(
      'href',
      'mailto:support@huddleclub.example',
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('asks before the page is closed, but not when the account is ready', async () => {
    platformAnswers('checkCreated', (_, count) =>
      count < 2 ? notReady : { body: { isCreated: true, appUrl: APP_URL } },
    );
    const { leaveFor } = await startWaiting();
    await waitFor(() => expect(readWizardDraft().signUpId).toBe('sign-up-1'));
    expect(unload().defaultPrevented).toBe(true);
    leaveFor.mockImplementation(() => expect(unload().defaultPrevented).toBe(false));
    await wait(4500);
    expect(leaveFor).toHaveBeenCalledTimes(1);
    expect(leaveFor).toHaveReturned();
  });

  it('does not ask before the page is left for a login', async () => {
    platformAnswers('checkCreated', notReady);
    await startWaiting();
    act(setSignedOut);
    expect(unload().defaultPrevented).toBe(false);
  });

  it('continues after failed polls, and shows that after three [G04]', async () => {
    const polls = platformAnswers('checkCreated', noConnection);
    await startWaiting();
    await wait(20_000);
    expect(polls.length).toBeGreaterThan(2);
    expect(text('We get no answer at the moment. Still trying.')).toBeVisible();
    expect(text(STILL)).toBeVisible();
  });

  it('shows that the visitor is offline, and polls at once when the network is back [L07]', async () => {
    const polls = platformAnswers('checkCreated', notReady);
    await startWaiting();
    setOnline(false);
    expect(text('You are offline. We carry on by ourselves when you are back.')).toBeVisible();
    const before = polls.length;
    setOnline(true);
    await waitFor(() => expect(polls).toHaveLength(before + 1), { interval: 10, timeout: 500 });
    expect(text('You are offline. We carry on by ourselves when you are back.')).toBeNull();
  });

  it('polls at once when the tab is visible again', async () => {
    const polls = platformAnswers('checkCreated', notReady);
    await startWaiting();
    await waitFor(() => expect(readWizardDraft().signUpId).toBe('sign-up-1'));
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(polls).toHaveLength(1), { interval: 10, timeout: 500 });
  });

  it('ends without a redirect when the visitor signs out in another tab [C06]', async () => {
    const polls = platformAnswers('checkCreated', (_, count) =>
      count < 2 ? notReady : { body: { isCreated: true, appUrl: APP_URL } },
    );
    const { leaveFor } = await startWaiting();
    await wait(2500);
    expect(polls).toHaveLength(1);
    act(setSignedOut);
    await wait(10_000);
    expect(polls).toHaveLength(1);
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it('ends when the page is left', async () => {
    const polls = platformAnswers('checkCreated', notReady);
    const { unmount } = await startWaiting();
    await wait(2500);
    unmount();
    await wait(10_000);
    expect(polls).toHaveLength(1);
  });

  it.each([404, 410])(
    'ends after %i for the account, and offers to try again [G05]',
    async (status) => {
      const polls = platformAnswers('checkCreated', errorReply(status, 'Not found'));
      const checks = platformAnswers('checkExists', { body: { id: 'check-1' } });
      const { user } = await startWaiting();
      await wait(10_000);
      expect(polls).toHaveLength(1);
      expect(text('We have lost track of this sign-up.')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(checks).toHaveLength(1));
      expect(text(START)).toBeVisible();
    },
  );

  it('stops after ten minutes, and continues when asked [G08]', async () => {
    const polls = platformAnswers('checkCreated', notReady);
    const draft = { ...ON_LAST_STEP, signUpId: 'sign-up-1' };
    const { user } = renderInfo({ draft, historyState: { step: 3 } });
    await waitFor(() => expect(polls).toHaveLength(1));
    vi.setSystemTime(Date.now() + 600_000);
    await wait(2500);
    expect(text('We have stopped checking after ten minutes.')).toBeVisible();
    const before = polls.length;
    await wait(10_000);
    expect(polls).toHaveLength(before);
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(polls).toHaveLength(before + 1));
  });
});

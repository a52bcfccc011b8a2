import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserNavigation } from '#src/kernel/navigation/browser-navigation.ts';
import { readWizardDraft } from '#src/kernel/session/wizard-draft.ts';
import { platformAnswers } from '#tests/support/handlers.ts';
import {
  APP_URL,
  loaderIsShown,
  ON_LAST_STEP,
  pressGetStarted,
  renderInfo,
} from '#tests/support/render-info.tsx';
import { wholeSentence } from '#tests/support/whole-sentence.ts';

const ready = { body: { isCreated: true, appUrl: APP_URL } };
const notReady = { body: { isCreated: false } };
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const announced = () =>
  (window.dataLayer ?? []).filter((entry) =>
    JSON.stringify(entry).includes('trial_account_created'),
  );

const bringBack = () => fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  delete window.dataLayer;
});
afterEach(() => {
  vi.useRealTimers();
});

describe('GET STARTED', () => {
  it('shows the loader instead of the form and opens the app when it is ready [S2.23, S2.25]', async () => {
    const creates = platformAnswers('createSignUp', { body: { id: 'sign-up-1' } });
    const polls = platformAnswers('checkCreated', (_, count) => (count < 3 ? notReady : ready));
    const { leaveFor } = await pressGetStarted();
    expect(await loaderIsShown()).toHaveFocus();
    expect(document.title).toBe('Creating your account | Huddle Club');
    const progress = screen.getByRole('progressbar', { name: 'Creating your account' });
    expect(progress).not.toHaveAttribute('aria-valuenow');
    expect(
      screen.getByText(wholeSentence('We are setting up Kauri Bay Tennis Club.')),
    ).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();

    await wait(6100);
    await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith(APP_URL));
    expect(creates).toHaveLength(1);
    expect(polls.map(({ url }) => url.pathname)).toEqual(
      Array.from({ length: 3 }, () => '/api/orgs/signUp/checkCreated/sign-up-1'),
    );
    expect(announced()).toHaveLength(1);
    expect(sessionStorage.getItem('initialData')).toBeNull();
    expect(sessionStorage.getItem('hc.wizard')).toBeNull();
    expect(screen.getByRole('link', { name: 'Open Kauri Bay Tennis Club' })).toHaveAttribute(
      'href',
      APP_URL,
    );
  });

  it('sends every answer, and the key of this attempt [S4.2d]', async () => {
    const creates = platformAnswers('createSignUp', { body: { id: 'sign-up-1' } });
    platformAnswers('checkCreated', notReady);
    const { user } = renderInfo({ draft: ON_LAST_STEP });
    await user.click(await screen.findByRole('switch', { name: 'Bookings' }));
    await user.click(screen.getByRole('radio', { name: 'I am ready to use Huddle Club' }));
    const { idempotencyKey } = readWizardDraft();
    await user.click(screen.getByRole('button', { name: 'GET STARTED' }));
    await waitFor(() => expect(creates).toHaveLength(1));
    expect(creates[0]?.headers.get('Idempotency-Key')).toBe(idempotencyKey);
    expect(creates[0]?.body).toEqual({
      type: 'Racket Sport',
      email: 'aroha@kauribay.example',
      countryCode: 'NZ',
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      phone: '+64215550123',
      website: '',
      interests: {
        membership: true,
        payments: true,
        events: true,
        bookings: false,
        resources: true,
      },
      settings: { dateFormat: 'd MMM yyyy', timeFormat: 'h.mma', phoneFormat: 'default' },
      useDemoData: false,
      name: 'Kauri Bay Tennis Club',
      contact: {
        id: 'user-1',
        firstName: 'Aroha',
        lastName: 'Ngata',
        email: 'aroha@kauribay.example',
        username: 'aroha@kauribay.example',
        phone: '+64215550123',
        hasAgreedToTerms: true,
      },
    });
  });

  it.each([false, true])(
    'sends one call for two quick clicks (StrictMode: %s) [G13]',
    async (strict) => {
      const creates = platformAnswers('createSignUp', { body: { id: 'sign-up-1' } });
      platformAnswers('checkCreated', notReady);
      renderInfo({ draft: ON_LAST_STEP, strict });
      const button = await screen.findByRole('button', { name: 'GET STARTED' });
      fireEvent.click(button);
      fireEvent.click(button);
      fireEvent.submit(screen.getByRole('form'));
      await loaderIsShown();
      await wait(3000);
      expect(creates).toHaveLength(1);
      expect(announced()).toHaveLength(1);
    },
  );

  it('sends nothing that the first step would reject, and goes back to it', async () => {
    const creates = platformAnswers('createSignUp', { body: { id: 'sign-up-1' } });
    const answers = { ...ON_LAST_STEP.answers, email: 'aroha@' };
    await pressGetStarted({ draft: { ...ON_LAST_STEP, answers } });
    const email = await screen.findByRole('textbox', { name: 'Organisation email' });
    expect(email).toHaveAccessibleDescription(/Not a valid email address/);
    expect(email).toHaveFocus();
    expect(creates).toHaveLength(0);
  });

  it.each([undefined, 'javascript:alert(1)', 'https://me:secret@kauribay.example/'])(
    'does not redirect when the address is %s, and shows the contact [G06]',
    async (appUrl) => {
      platformAnswers('createSignUp', { body: { id: 'sign-up-1' } });
      platformAnswers('checkCreated', { body: { isCreated: true, appUrl } });
      const { leaveFor } = await pressGetStarted();
      await loaderIsShown();
      await wait(2100);
      const text = 'Kauri Bay Tennis Club is ready. We could not open it for you.';
      expect(await screen.findByText(wholeSentence(text))).toBeVisible();
      expect(screen.getByRole('link', { name: 'support@huddleclub.example' })).toBeVisible();
      expect(screen.queryByRole('link', { name: /^Open/ })).toBeNull();
      expect(leaveFor).not.toHaveBeenCalled();
    },
  );
});

it('a page that the visitor left for the app is reloaded when the back-forward cache restores it [G14]', async () => {
  const reload = vi.spyOn(browserNavigation, 'reload').mockImplementation(() => {});
  platformAnswers('createSignUp', { body: { id: 'sign-up-1' } });
  platformAnswers('checkCreated', ready);
  const { leaveFor } = await pressGetStarted();
  await loaderIsShown();
  bringBack();
  expect(reload, 'while it waits').not.toHaveBeenCalled();
  await wait(2100);
  await waitFor(() => expect(leaveFor).toHaveBeenCalled());
  bringBack();
  expect(reload).toHaveBeenCalledOnce();
});

describe('a reload while the account is created', () => {
  it('continues the wait for the same account, and creates no second one', async () => {
    const creates = platformAnswers('createSignUp', { body: { id: 'sign-up-2' } });
    const polls = platformAnswers('checkCreated', ready);
    const draft = { ...ON_LAST_STEP, signUpId: 'sign-up-1', announcedId: 'sign-up-1' };
    const { leaveFor } = renderInfo({ draft, historyState: { step: 3 } });
    expect(await loaderIsShown()).toHaveFocus();
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(APP_URL));
    expect(polls[0]?.url.pathname).toBe('/api/orgs/signUp/checkCreated/sign-up-1');
    expect(creates).toHaveLength(0);
    expect(announced()).toHaveLength(0);
  });

  it('creates a new account when another organisation was entered', async () => {
    const polls = platformAnswers('checkCreated', ready);
    const { unmount, router } = renderInfo({ draft: { ...ON_LAST_STEP, signUpId: 'sign-up-1' } });
    unmount();
    router.dispose();
    await wait(0);
    const before = polls.length;
    renderInfo({ initialData: { name: 'Totara Chess Club' }, historyState: { step: 3 } });
    expect(await screen.findByRole('button', { name: 'GET STARTED' })).toBeVisible();
    await wait(5000);
    expect(polls).toHaveLength(before);
  });
});

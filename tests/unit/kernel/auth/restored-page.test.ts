import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authStore, setSignedIn } from '#src/kernel/auth/auth-store.ts';
import { getPendingLogin, startLogin } from '#src/kernel/auth/start-login.ts';
import { listenToTabs } from '#src/kernel/auth/tab-channel.ts';
import { readInitialData, saveInitialData } from '#src/kernel/session/initial-data.ts';
import { buildInitialData, buildUser } from '#tests/support/builders.ts';
import { platformAnswers } from '#tests/support/handlers.ts';
import { inSeconds, keepTokens, onFreshPages, eventually } from './sign-in-support.ts';

onFreshPages();

const goHome = vi.fn<() => void>();
let stop: () => void;

beforeEach(() => {
  goHome.mockReset();
  stop = listenToTabs({ goHome });
});
afterEach(() => stop());

/** The page is shown: from the browser's back/forward cache, or for the first time. */
const show = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

describe('a page from the back/forward cache', () => {
  it('signs out and goes home when the visitor has signed out in between [B09]', () => {
    setSignedIn(buildUser());
    saveInitialData(buildInitialData());
    show(true);
    expect(goHome).toHaveBeenCalledTimes(1);
    expect(authStore.getState()).toEqual({ status: 'unauthenticated', user: null });
    expect(readInitialData()).toBeNull();
  });

  it('shows no user when the tokens have expired, and keeps the typed values', () => {
    setSignedIn(buildUser());
    saveInitialData(buildInitialData());
    keepTokens({ exp: inSeconds(-1) });
    show(true);
    expect(authStore.getState()).toEqual({ status: 'unauthenticated', user: null });
    expect(readInitialData()).toEqual(buildInitialData());
    expect(goHome).not.toHaveBeenCalled();
  });

  it('loads the user when the visitor has signed in in between', async () => {
    authStore.setState({ status: 'unauthenticated', user: null });
    keepTokens();
    platformAnswers('user', { body: buildUser() });
    show(true);
    await eventually(() => expect(authStore.getState().user).toEqual(buildUser()));
    expect(goHome).not.toHaveBeenCalled();
  });

  it('goes home when it was left for a login, and keeps the typed values', async () => {
    authStore.setState({ status: 'unauthenticated', user: null });
    saveInitialData(buildInitialData());
    await startLogin({ returnTo: '/info' });
    show(true);
    expect(goHome).toHaveBeenCalledTimes(1);
    expect(getPendingLogin()).toBeNull();
    expect(readInitialData()).toEqual(buildInitialData());
    show(true);
    expect(goHome).toHaveBeenCalledTimes(1);
  });

  it('stays unchanged for a visitor who was not signed in', () => {
    authStore.setState({ status: 'unauthenticated', user: null });
    saveInitialData(buildInitialData());
    show(true);
    expect(goHome).not.toHaveBeenCalled();
    expect(readInitialData()).toEqual(buildInitialData());
  });
});

it('a page that is shown for the first time is not checked', () => {
  setSignedIn(buildUser());
  show(false);
  expect(authStore.getState().status).toBe('authenticated');
});

it('nothing is checked after listening has stopped', () => {
  setSignedIn(buildUser());
  stop();
  show(true);
  expect(authStore.getState().status).toBe('authenticated');
});

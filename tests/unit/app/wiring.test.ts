import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { wireModules } from '#src/app/wiring.ts';
import { build } from '#src/config/env.ts';
import { portCallbacks } from '#src/kernel/api/ports.ts';
import { setSignedIn } from '#src/kernel/auth/auth-store.ts';
import { NotFoundError, ServerError } from '#src/kernel/errors/app-error.ts';
import { clearErrors, errorStore } from '#src/kernel/errors/error-store.ts';
import { sessionSettings } from '#src/kernel/session/session-store.ts';
import { buildUser } from '#tests/support/builders.ts';
import { eventually, keepTokens, onFreshPages } from '#tests/unit/kernel/auth/sign-in-support.ts';

const page = onFreshPages();
const navigate = vi.fn<(path: string, options?: { replace: boolean }) => void>();

/* The rooms are wired once for the life of the page, as in the site. */
beforeAll(async () => {
  localStorage.setItem('hc.session', '{"isSidebarExpanded":false}');
  void wireModules(navigate);
  await import('#src/kernel/auth/tab-channel.ts');
});

beforeEach(() => {
  navigate.mockReset();
  clearErrors();
});

describe('the start of the site', () => {
  it('restores the stored sidebar flag [S3.4b]', async () => {
    const settings = { ...sessionSettings.getInitialState(), isSidebarExpanded: false };
    await eventually(() => expect(sessionSettings.getState()).toEqual(settings));
  });
});

describe('a call', () => {
  it('carries the token of the signed-in user [S6.3a]', async () => {
    expect(await portCallbacks.token()).toBeNull();
    const { idToken } = keepTokens();
    expect(await portCallbacks.token()).toBe(idToken);
  });

  it('starts a login when it is answered with 401 [S4.14a]', async () => {
    await portCallbacks.unauthenticated('GET /user');
    expect(page.left).toHaveBeenCalledTimes(1);
  });

  it('opens the error page after a central error [S8.22b]', () => {
    portCallbacks.centralError(new ServerError('Broken'));
    expect(navigate).toHaveBeenCalledWith('/err', { replace: false });
    expect(errorStore.getState().errors).toHaveLength(1);
  });

  it('replaces the callback with the error page', () => {
    window.history.replaceState(null, '', '/oAuthCallback?code=1');
    portCallbacks.centralError(new ServerError('Broken'));
    expect(navigate).toHaveBeenCalledWith('/err', { replace: true });
  });
});

describe('an uncaught error', () => {
  it('leads to the error page [S8.24]', () => {
    const error = new NotFoundError('Gone');
    window.dispatchEvent(new ErrorEvent('error', { error }));
    expect(navigate).toHaveBeenCalledWith('/err', { replace: false });
  });

  it('opens the error page for a chunk that a reload has not restored [S8.29]', () => {
    sessionStorage.setItem('hc.preloadReload', `${build.version}+${build.commit}`);
    const payload = new TypeError('Failed to fetch dynamically imported module');
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    window.dispatchEvent(new ErrorEvent('error', { error: payload }));
    expect(navigate).toHaveBeenCalledWith('/err', { replace: false });
  });
});

describe('a sign-out in another tab', () => {
  it('leads home [S4.12d]', async () => {
    keepTokens();
    setSignedIn(buildUser());
    const otherTab = new BroadcastChannel('hc.auth');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
    otherTab.postMessage({ type: 'unauthenticated' });
    await eventually(() => expect(navigate).toHaveBeenCalledWith('/'));
    otherTab.close();
    expect(localStorage).toHaveLength(0);
  });
});

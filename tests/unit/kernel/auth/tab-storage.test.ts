import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authStore, setSignedIn } from '#src/kernel/auth/auth-store.ts';
import { listenToTabs, tellTabs } from '#src/kernel/auth/tab-channel.ts';
import { buildUser } from '#tests/support/builders.ts';
import { platformAnswers } from '#tests/support/handlers.ts';
import { keepTokens, onFreshPages, eventually } from './sign-in-support.ts';

onFreshPages();

const onLogout = vi.fn<() => void>();
let stop: () => void = () => {};

beforeEach(() => {
  onLogout.mockReset();
  keepTokens();
  setSignedIn(buildUser());
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** What another tab did to the storage, as the browser tells this one. */
const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

describe.each([
  ['missing', undefined],
  [
    'denied',
    function DeniedChannel() {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
])('where broadcast channels are %s', (_, BroadcastChannel) => {
  beforeEach(() => {
    vi.stubGlobal('BroadcastChannel', BroadcastChannel);
    stop = listenToTabs({ onLogout });
  });

  it.each(['hc.idToken', 'hc.accessToken', null])(
    'the sign-out of another tab is seen in the storage (key %s)',
    (key) => {
      localStorage.clear();
      tell(key);
      expect(onLogout).toHaveBeenCalledTimes(1);
      expect(authStore.getState()).toEqual({ status: 'unauthenticated', user: null });
    },
  );

  it('the sign-out counts once, though it comes in two events', () => {
    localStorage.clear();
    tell('hc.accessToken');
    tell('hc.idToken');
    expect(onLogout).toHaveBeenCalledTimes(1);
  });

  it('half a sign-out, or half a sign-in, waits for its other half', () => {
    const left = localStorage.getItem('hc.idToken');
    localStorage.removeItem('hc.accessToken');
    tell('hc.accessToken');
    expect(onLogout).not.toHaveBeenCalled();
    expect(localStorage.getItem('hc.idToken')).toBe(left);
  });

  it('the sign-in of another tab is adopted, and its user loaded', async () => {
    authStore.setState({ status: 'unauthenticated', user: null });
    platformAnswers('user', { body: buildUser() });
    tell('hc.idToken');
    await eventually(() => expect(authStore.getState().status).toBe('authenticated'));
  });

  it('other keys are nobody signing in or out', () => {
    localStorage.clear();
    tell('theme');
    tell('hc.session');
    expect(onLogout).not.toHaveBeenCalled();
  });

  it('telling the others is no error', () => {
    expect(() => tellTabs({ type: 'unauthenticated' })).not.toThrow();
  });

  it('nothing is seen any more when listening has stopped', () => {
    stop();
    localStorage.clear();
    tell(null);
    expect(onLogout).not.toHaveBeenCalled();
  });
});

it('the storage is not watched where there are broadcast channels', () => {
  stop = listenToTabs({ onLogout });
  localStorage.clear();
  tell(null);
  expect(onLogout).not.toHaveBeenCalled();
});

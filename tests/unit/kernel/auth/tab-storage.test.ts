import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authStore, setSignedIn } from '#src/kernel/auth/auth-store.ts';
import { listenToTabs, notifyTabs } from '#src/kernel/auth/tab-channel.ts';
import { buildUser } from '#tests/support/builders.ts';
import { platformAnswers } from '#tests/support/handlers.ts';
import { buildTokens, eventually, keepTokens, onFreshPages } from './sign-in-support.ts';

onFreshPages();

const goHome = vi.fn<() => void>();
let stop: () => void = () => {};

beforeEach(() => {
  goHome.mockReset();
  keepTokens();
  setSignedIn(buildUser());
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** What another tab did to the storage, as the browser tells this one. */
const tell = (key: string | null, newValue: string | null = null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

const MESSAGE_KEY = 'hc.auth.message';
const SIGN_OUT = JSON.stringify({ type: 'unauthenticated' });

/** A channel that opens and then fails. */
class BrokenChannel extends EventTarget {
  postMessage(): never {
    throw new DOMException('closed', 'InvalidStateError');
  }
  close(): void {}
}

describe.each([
  ['missing', undefined],
  [
    'denied',
    function DeniedChannel() {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
  ['failing when they are used', BrokenChannel],
])('when broadcast channels are %s', (_, BroadcastChannel) => {
  beforeEach(() => {
    vi.stubGlobal('BroadcastChannel', BroadcastChannel);
    stop = listenToTabs({ goHome });
  });

  it('a sign-out in another tab arrives through the storage, and counts once [C04]', () => {
    tell(MESSAGE_KEY, SIGN_OUT);
    tell(MESSAGE_KEY, null);
    expect(goHome).toHaveBeenCalledTimes(1);
    expect(authStore.getState()).toEqual({ status: 'unauthenticated', user: null });
  });

  it('a cleared storage counts as a sign-out', () => {
    localStorage.clear();
    tell(null);
    expect(goHome).toHaveBeenCalledTimes(1);
  });

  it('a sign-in in another tab is adopted, and its user is loaded [C04]', async () => {
    authStore.setState({ status: 'unauthenticated', user: null });
    platformAnswers('user', { body: buildUser() });
    tell(MESSAGE_KEY, JSON.stringify({ type: 'authenticated', tokens: buildTokens() }));
    await eventually(() => expect(authStore.getState().status).toBe('authenticated'));
  });

  it('tokens that expire in another tab do not sign the visitor out', () => {
    localStorage.clear();
    tell('hc.idToken');
    tell('hc.accessToken');
    expect(goHome).not.toHaveBeenCalled();
  });

  it('other keys do not count as a sign-in or a sign-out', () => {
    localStorage.clear();
    tell('theme');
    tell('hc.session');
    tell(MESSAGE_KEY, 'no message');
    expect(goHome).not.toHaveBeenCalled();
  });

  it('other tabs are notified through the storage, which keeps no message [R17b]', () => {
    const written = vi.spyOn(Storage.prototype, 'setItem');
    notifyTabs({ type: 'unauthenticated' });
    expect(written).toHaveBeenCalledExactlyOnceWith(MESSAGE_KEY, SIGN_OUT);
    expect(localStorage.getItem(MESSAGE_KEY)).toBeNull();
  });

  it('nothing is received after listening has stopped', () => {
    stop();
    localStorage.clear();
    tell(null);
    expect(goHome).not.toHaveBeenCalled();
  });
});

it('the storage does not repeat a message of the channel', () => {
  const written = vi.spyOn(Storage.prototype, 'setItem');
  notifyTabs({ type: 'unauthenticated' });
  expect(written).not.toHaveBeenCalled();
});

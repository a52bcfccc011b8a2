import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authStore, setSignedIn } from '#src/kernel/auth/auth-store.ts';
import { listenToTabs, notifyTabs } from '#src/kernel/auth/tab-channel.ts';
import { readTokens } from '#src/kernel/auth/token-store.ts';
import { logger } from '#src/kernel/log/logger.ts';
import { readInitialData, saveInitialData } from '#src/kernel/session/initial-data.ts';
import { buildInitialData, buildUser } from '#tests/support/builders.ts';
import { platformAnswers, errorReply } from '#tests/support/handlers.ts';
import { buildTokens, inSeconds, keepTokens, onFreshPages, eventually } from './sign-in-support.ts';

onFreshPages();

let otherTab: BroadcastChannel;
let heard: unknown[];
let stop: () => void;
const goHome = vi.fn<() => void>();

beforeEach(() => {
  otherTab = new BroadcastChannel('hc.auth');
  heard = [];
  otherTab.addEventListener('message', ({ data }) => heard.push(data));
  goHome.mockReset();
  stop = listenToTabs({ goHome });
});

afterEach(() => {
  stop();
  otherTab.close();
});

/** What the other tab says. */
function say(message: unknown): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and has no target
  otherTab.postMessage(message);
}

/** Messages arrive in order: when a second channel has heard the last one, so has the site. */
async function untilDelivered(): Promise<void> {
  const listener = new BroadcastChannel('hc.auth');
  const delivered = new Promise((resolve) => listener.addEventListener('message', resolve));
  say('the last one');
  await delivered;
  await new Promise((resolve) => setTimeout(resolve));
  listener.close();
}

function signIn(): void {
  keepTokens();
  setSignedIn(buildUser());
  saveInitialData(buildInitialData());
}

describe('the sign-out of another tab', () => {
  it('signs out here, removes the data of the visitor and goes home [S4.12d]', async () => {
    signIn();
    goHome.mockImplementation(() => expect(authStore.getState().user).toBeNull());
    say({ type: 'unauthenticated' });
    await untilDelivered();
    expect(goHome).toHaveBeenCalledTimes(1);
    expect(authStore.getState()).toEqual({ status: 'unauthenticated', user: null });
    expect(readTokens()).toBeNull();
    expect(readInitialData()).toBeNull();
    expect(heard).toEqual([]);
  });

  it('also counts while the user is not loaded yet', async () => {
    say({ type: 'unauthenticated' });
    await untilDelivered();
    expect(goHome).toHaveBeenCalledTimes(1);
  });

  it('does not affect a visitor who is not signed in here', async () => {
    authStore.setState({ status: 'unauthenticated', user: null });
    saveInitialData(buildInitialData());
    say({ type: 'unauthenticated' });
    await untilDelivered();
    expect(goHome).not.toHaveBeenCalled();
    expect(readInitialData()).toEqual(buildInitialData());
  });
});

describe('the sign-in of another tab', () => {
  it('is adopted with its tokens, and the user is loaded [S4.12e]', async () => {
    const tokens = buildTokens();
    platformAnswers('user', { body: buildUser() });
    say({ type: 'authenticated', tokens });
    await eventually(() => expect(authStore.getState().user).toEqual(buildUser()));
    expect(readTokens()).toEqual(tokens);
    expect(goHome).not.toHaveBeenCalled();
    expect(heard).toEqual([]);
  });

  it('is only logged when the user cannot be loaded', async () => {
    const warn = vi.spyOn(logger, 'warn').mockImplementation(() => {});
    platformAnswers('user', errorReply(500, 'Broken'));
    say({ type: 'authenticated', tokens: buildTokens() });
    await eventually(() =>
      expect(warn).toHaveBeenCalledWith('The user that another tab signed in could not be loaded', {
        error: expect.objectContaining({ kind: 'server' }) as unknown,
      }),
    );
  });

  it.each([
    ['expired', () => buildTokens({ exp: inSeconds(-1) })],
    ['no tokens at all', () => ({ idToken: 'a.b', accessToken: 'c' })],
  ])('is ignored when its tokens are %s', async (_, tokens) => {
    say({ type: 'authenticated', tokens: tokens() });
    await untilDelivered();
    expect(localStorage).toHaveLength(0);
    expect(authStore.getState().status).toBe('unknown');
  });
});

describe('an invalid message', () => {
  it.each([
    null,
    'unauthenticated',
    {},
    { type: 'UNAUTHENTICATED' },
    { type: 'authenticated' },
    { type: 'authenticated', tokens: { idToken: 'x' } },
    { type: ['unauthenticated'] },
  ])('is ignored (%j)', async (message) => {
    signIn();
    say(message);
    await untilDelivered();
    expect(goHome).not.toHaveBeenCalled();
    expect(authStore.getState().status).toBe('authenticated');
  });

  it('never signs in or out, and never throws', async () => {
    signIn();
    const before = readTokens();
    for (const junk of fc.sample(fc.jsonValue(), 1000)) say(junk);
    await untilDelivered();
    expect(goHome).not.toHaveBeenCalled();
    expect(readTokens()).toEqual(before);
  });
});

describe('the channel of this tab', () => {
  it('sends to the others and does not receive its own messages', async () => {
    signIn();
    notifyTabs({ type: 'unauthenticated' });
    await eventually(() => expect(heard).toEqual([{ type: 'unauthenticated' }]));
    await untilDelivered();
    expect(goHome).not.toHaveBeenCalled();
  });

  it('closes when listening stops, and opens again for the next message', async () => {
    signIn();
    stop();
    say({ type: 'unauthenticated' });
    await untilDelivered();
    expect(goHome).not.toHaveBeenCalled();
    notifyTabs({ type: 'unauthenticated' });
    await eventually(() => expect(heard).toEqual([{ type: 'unauthenticated' }]));
    listenToTabs({ goHome })();
  });
});

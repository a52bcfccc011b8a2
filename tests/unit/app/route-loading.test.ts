import type { LoaderFunctionArgs } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadInfo, loadRoute } from '#src/app/route-loading.ts';
import { paths } from '#src/config/paths.ts';
import { authStore } from '#src/kernel/auth/auth-store.ts';
import { takeLoginTransaction } from '#src/kernel/auth/login-transaction.ts';
import { clearErrors, errorStore } from '#src/kernel/errors/error-store.ts';
import { errorNavigation } from '#src/kernel/errors/handler-chain.ts';
import { saveInitialData } from '#src/kernel/session/initial-data.ts';
import { buildInitialData, buildUser } from '#tests/support/builders.ts';
import { heldBack, noConnection, platformAnswers, errorReply } from '#tests/support/handlers.ts';
import {
  eventually,
  keepTokens,
  loginSentTo,
  onFreshPages,
} from '#tests/unit/kernel/auth/sign-in-support.ts';

const page = onFreshPages();
const goTo = vi.fn<(path: string) => void>();

const visit = (path: string) =>
  ({ request: new Request(`http://localhost:3000${path}`) }) as LoaderFunctionArgs;

const isSignedIn = () => authStore.getState().status === 'authenticated';

/** Gives an answer time to come that must not come. */
async function expectToWait(answer: unknown): Promise<void> {
  const settled = vi.fn<() => void>();
  void Promise.resolve(answer).finally(settled);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(settled).not.toHaveBeenCalled();
}

beforeEach(() => {
  clearErrors();
  goTo.mockReset();
  errorNavigation.setNavigate(goTo);
});

describe('a navigation to a public page', () => {
  it('loads the user of valid tokens and does not wait for it [S4.10a]', async () => {
    keepTokens();
    const { answer, letGo } = heldBack({ body: buildUser() });
    platformAnswers('user', answer);
    await expect(loadRoute(paths.welcome)(visit('/welcome'))).resolves.toBeNull();
    expect(isSignedIn()).toBe(false);
    letGo();
    await eventually(() => expect(isSignedIn()).toBe(true));
  });

  it('does not ask the visitor to sign in [S2.2, S6.1a]', async () => {
    await loadRoute(paths.welcome)(visit('/welcome'));
    await eventually(() => expect(authStore.getState().status).toBe('unauthenticated'));
    expect(page.left).not.toHaveBeenCalled();
  });

  it.each([
    ['500', errorReply(500, 'Broken')],
    ['503', errorReply(503, 'Broken')],
    ['400', errorReply(400, 'Broken')],
    ['404', errorReply(404, 'Broken')],
    ['403', errorReply(403, 'Missing profile')],
    ['no connection', noConnection],
  ])('stays when the user cannot be loaded: %s [R22e]', async (_, answer) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    keepTokens();
    const asked = platformAnswers('user', answer);
    const loading = loadRoute(paths.welcome)(visit('/welcome'));
    await expect(loading).resolves.toBeNull();
    await eventually(() => expect(console.warn).toHaveBeenCalled());
    expect(asked.length).toBeGreaterThan(0);
    expect(goTo).not.toHaveBeenCalled();
  });
});

describe('a navigation to the callback', () => {
  it('loads nothing, with or without a sign-in [S2.5b]', async () => {
    keepTokens();
    const asked = platformAnswers('user', { body: buildUser() });
    await loadRoute(paths.callback)(visit('/oAuthCallback?code=1'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(asked).toEqual([]);
  });
});

describe('a navigation to the wizard', () => {
  it('starts a login in sign-up mode that returns to the same address, and never shows the page [D01, S2.3, S6.1b]', async () => {
    const answer = loadInfo(paths.info)(visit('/info?step=2'));
    await eventually(() => expect(page.left).toHaveBeenCalledTimes(1));
    expect(loginSentTo(page.left)).toHaveProperty('prompt', 'create');
    expect(takeLoginTransaction()).toMatchObject({ returnTo: '/info?step=2' });
    await expectToWait(answer);
  });

  it('loads whether there are answers of Welcome, after the sign-in', async () => {
    keepTokens();
    platformAnswers('user', { body: buildUser() });
    await expect(loadInfo(paths.info)(visit('/info'))).resolves.toEqual({
      hasInitialData: false,
    });
    saveInitialData(buildInitialData());
    await expect(loadInfo(paths.info)(visit('/info'))).resolves.toEqual({
      hasInitialData: true,
    });
  });

  it('opens the error page, and shows nothing else, when the user cannot be loaded', async () => {
    keepTokens();
    platformAnswers('user', errorReply(500, 'Broken'));
    const answer = loadInfo(paths.info)(visit('/info'));
    await eventually(() => expect(goTo).toHaveBeenCalledWith('/err'));
    expect(errorStore.getState().errors).toMatchObject([{ error: { kind: 'server' } }]);
    await expectToWait(answer);
  });
});

describe('a navigation to the error page', () => {
  it('loads the user once more when that failed [S2.6b]', async () => {
    keepTokens();
    const asked = platformAnswers('user', (_, count) =>
      count === 1 ? errorReply(500, 'Broken') : { body: buildUser() },
    );
    await loadRoute(paths.error)(visit('/err'));
    expect(asked).toHaveLength(2);
    expect(isSignedIn()).toBe(true);
  });

  it('shows without the user after two failures, and does not redirect [D10, S2.6a]', async () => {
    keepTokens();
    const asked = platformAnswers('user', errorReply(500, 'Broken'));
    await expect(loadRoute(paths.error)(visit('/err'))).resolves.toBeNull();
    expect(asked).toHaveLength(2);
    expect(goTo).not.toHaveBeenCalled();
    expect(errorStore.getState().errors).toEqual([]);
  });
});

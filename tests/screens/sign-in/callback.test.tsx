import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { type MockInstance, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallbackPage } from '#src/features/sign-in/callback-page.tsx';
import { authStore, setSignedIn } from '#src/kernel/auth/auth-store.ts';
import { browserNavigation } from '#src/kernel/navigation/browser-navigation.ts';
import { saveLoginTransaction } from '#src/kernel/auth/login-transaction.ts';
import { readTokens, storeTokens } from '#src/kernel/auth/token-store.ts';
import { clearErrors, errorStore } from '#src/kernel/errors/error-store.ts';
import { saveInitialData } from '#src/kernel/session/initial-data.ts';
import { buildInitialData, buildToken, buildUser } from '#tests/support/builders.ts';
import { noConnection, platformAnswers, errorReply } from '#tests/support/handlers.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const STATE = 's'.repeat(32);
const VERIFIER = 'v'.repeat(128);

let code = 0;
/** A fresh code each time: an address that was seen before shares its result. */
const answer = () => `/oAuthCallback?code=code-${(code += 1)}&state=${STATE}`;

const startedLogin = (changes: { returnTo?: string; automatic?: boolean } = {}) =>
  saveLoginTransaction({
    verifier: VERIFIER,
    state: STATE,
    returnTo: '/info',
    automatic: false,
    ...changes,
  });

function open(at: string) {
  window.history.replaceState(null, '', at);
  const page = (
    <StrictMode>
      <CallbackPage />
    </StrictMode>
  );
  return renderApp({ '/oAuthCallback': page }, at);
}

const goodTokens = () => ({
  idToken: buildToken({ email: 'aroha@kauribay.example' }),
  accessToken: buildToken(),
});

/** The address of the login page that the browser was sent to. */
let leftFor: MockInstance<typeof browserNavigation.assign>;
const login = () => new URL(leftFor.mock.calls.at(-1)?.[0] ?? '');

beforeEach(() => {
  clearErrors();
  leftFor = vi.spyOn(browserNavigation, 'assign').mockImplementation(() => {});
});

describe('a sign-in that succeeds', () => {
  test('exchanges the code once, loads the user and opens the return path [A02, S2.5a]', async () => {
    const exchanges = platformAnswers('exchangeToken', { body: goodTokens() });
    platformAnswers('user', { body: buildUser() });
    startedLogin({ returnTo: '/info?x=1#y' });
    const { router } = open(answer());

    expect(screen.getByRole('heading', { level: 1, name: 'Signing you in' })).toBeInTheDocument();
    expect(document.title).toBe('Signing you in | Huddle Club');
    await waitFor(() => expect(router.state.location.pathname).toBe('/info'));
    expect(router.state.location.search + router.state.location.hash).toBe('?x=1#y');
    expect(router.state.historyAction).toBe('REPLACE');
    expect(exchanges.map(({ body }) => body)).toEqual([
      { code: `code-${code}`, verifier: VERIFIER },
    ]);
    expect(authStore.getState().user?.email).toBe('aroha@kauribay.example');
  });

  test('is skipped with valid tokens, for any parameters [A04]', async () => {
    const exchanges = platformAnswers('exchangeToken', { body: goodTokens() });
    const tokens = goodTokens();
    storeTokens(tokens);
    const { router } = open('/oAuthCallback?code=forged&state=forged');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(exchanges).toEqual([]);
    expect(readTokens()).toEqual(tokens);
  });
});

describe('a sign-in that was not started in this tab', () => {
  test('offers to start again in sign-up mode, and exchanges nothing [A03]', async () => {
    const exchanges = platformAnswers('exchangeToken', { body: goodTokens() });
    const { user, router } = open(answer());
    const heading = await screen.findByRole('heading', { name: 'Sign-in was not finished' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.title).toBe('Sign-in was not finished | Huddle Club');
    expect(leftFor).not.toHaveBeenCalled();

    await user.click(screen.getByRole('button', { name: 'Start sign-in again' }));
    await waitFor(() => expect(leftFor).toHaveBeenCalledOnce());
    expect(login().pathname).toBe('/authorize');
    expect(login().searchParams.get('prompt')).toBe('create');
    expect(exchanges).toEqual([]);
    expect(router.state.location.pathname).toBe('/oAuthCallback');
  });

  test('continues the started sign-up [A19]', async () => {
    saveInitialData(buildInitialData());
    const { user } = open('/oAuthCallback');
    await user.click(await screen.findByRole('button', { name: 'Start sign-in again' }));
    await waitFor(() => expect(leftFor).toHaveBeenCalledOnce());
    expect(sessionStorage.getItem('hc.login.returnTo')).toBe('/info');
  });
});

describe('a rejected sign-in', () => {
  test('shows the reason of the auth service as text, and offers to start again [A07]', async () => {
    startedLogin();
    const reason = '<b onmouseover="x()">Closed</b> on Sundays';
    const description = encodeURIComponent(reason);
    open(`/oAuthCallback?error=access_denied&error_description=${description}&state=${STATE}`);
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Start sign-in again' })).toBeInTheDocument();
  });

  test('never shows the text of an answer that this tab has not requested [A08]', async () => {
    startedLogin();
    open('/oAuthCallback?error=x&error_description=Call+0900+EVIL&state=other');
    await screen.findByRole('button', { name: 'Start sign-in again' });
    expect(document.body).not.toHaveTextContent('EVIL');
  });

  test.each(['__proto__', 'constructor'])('treats the state %s as unknown [A13]', async (state) => {
    const exchanges = platformAnswers('exchangeToken', { body: goodTokens() });
    startedLogin();
    open(`/oAuthCallback?code=x&state=${state}`);
    await screen.findByRole('button', { name: 'Start sign-in again' });
    expect(exchanges).toEqual([]);
  });
});

describe('an exchange that fails', () => {
  test('starts one new login by itself, back to the same place [A10]', async () => {
    platformAnswers('exchangeToken', errorReply(401, 'Code used'));
    startedLogin();
    open(answer());
    await waitFor(() => expect(leftFor).toHaveBeenCalledOnce());
    expect(sessionStorage.getItem('hc.login.returnTo')).toBe('/info');
    expect(readTokens()).toBeNull();
  });

  test('shows the error page when the second login fails as well [A10]', async () => {
    platformAnswers('exchangeToken', errorReply(400, 'Code too old'));
    startedLogin({ automatic: true });
    const { router } = open(answer());
    await waitFor(() => expect(router.state.location.pathname).toBe('/err'));
    expect(leftFor).not.toHaveBeenCalled();
    expect(errorStore.getState().errors).toHaveLength(1);
  });

  test('does not send the code again when the service does not answer, and offers to start again [A12]', async () => {
    const exchanges = platformAnswers('exchangeToken', errorReply(503, 'Down'));
    startedLogin();
    const { router } = open(answer());
    await screen.findByRole('button', { name: 'Start sign-in again' });
    expect(exchanges).toHaveLength(1);
    expect(router.state.location.pathname).toBe('/oAuthCallback');
  });
});

describe('a user who cannot be loaded', () => {
  test('a 401 shows the loading error, and starts no login [D06]', async () => {
    platformAnswers('exchangeToken', { body: goodTokens() });
    platformAnswers('user', errorReply(401, 'Who?'));
    startedLogin();
    const { router } = open(answer());
    await waitFor(() => expect(router.state.location.pathname).toBe('/err'));
    expect(errorStore.getState().errors.map(({ error }) => error.message)).toEqual([
      'Loading error',
    ]);
    expect(leftFor).not.toHaveBeenCalled();
  });

  test('a lost connection shows its own error, once, and the tokens are kept', async () => {
    platformAnswers('exchangeToken', { body: goodTokens() });
    platformAnswers('user', noConnection);
    startedLogin();
    const { router } = open(answer());
    await waitFor(() => expect(router.state.location.pathname).toBe('/err'));
    expect(errorStore.getState().errors.map(({ error }) => error.kind)).toEqual(['network']);
    expect(readTokens()).not.toBeNull();
  });
});

test('an unfinished sign-in continues when another tab has signed in [R13]', async () => {
  saveInitialData(buildInitialData());
  const { router } = open('/oAuthCallback?code=of-another-tab&state=unknown');
  await screen.findByRole('heading', { name: 'Sign-in was not finished' });
  storeTokens(goodTokens());
  act(() => setSignedIn(buildUser()));
  await waitFor(() => expect(router.state.location.pathname).toBe('/info'));
  expect(router.state.historyAction).toBe('REPLACE');
});

test('a missed sign-in of another tab is found when this tab gets the focus [R13]', async () => {
  platformAnswers('user', { body: buildUser() });
  const { router } = open('/oAuthCallback?code=of-a-missed-message&state=unknown');
  await screen.findByRole('heading', { name: 'Sign-in was not finished' });
  storeTokens(goodTokens());
  fireEvent.focus(window);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

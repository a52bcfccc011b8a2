import { screen, waitFor } from '@testing-library/react';
import { type MockInstance, beforeEach, describe, expect, test, vi } from 'vitest';
import { ErrorPage } from '#src/features/error-page/error-page.tsx';
import { authStore, setSignedIn } from '#src/kernel/auth/auth-store.ts';
import { browserNavigation } from '#src/kernel/navigation/browser-navigation.ts';
import { takeLoginTransaction } from '#src/kernel/auth/login-transaction.ts';
import { readTokens, storeTokens } from '#src/kernel/auth/token-store.ts';
import {
  ClientError,
  NetworkError,
  NotAuthenticatedError,
  ServerError,
  ServiceUnavailableError,
} from '#src/kernel/errors/app-error.ts';
import { addError, clearErrors } from '#src/kernel/errors/error-store.ts';
import { recordVisit } from '#src/kernel/session/history.ts';
import { readInitialData, saveInitialData } from '#src/kernel/session/initial-data.ts';
import { buildInitialData, buildToken, buildUser } from '#tests/support/builders.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const open = () => renderApp({ '/err': <ErrorPage /> }, '/err');
const button = (name: string) => screen.queryByRole('button', { name });

let left: MockInstance<typeof browserNavigation.assign>;

beforeEach(() => {
  left = vi.spyOn(browserNavigation, 'assign').mockImplementation(() => {});
  clearErrors();
  authStore.setState(authStore.getInitialState());
  recordVisit('/welcome?from=flyer');
  recordVisit('/err');
});

describe('a signed-in visitor whose user cannot be loaded [R22e]', () => {
  beforeEach(() => {
    authStore.setState({ status: 'unknown', user: null });
    storeTokens({ idToken: buildToken(), accessToken: buildToken() });
  });

  const KINDS = [new NetworkError('x'), new ServerError('x'), new ClientError('x')];

  test.each(KINDS)('may sign out: $kind', async (error) => {
    addError(error);
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    expect(readTokens()).toBeNull();
  });

  test('may sign in again, and keeps what was entered', async () => {
    saveInitialData(buildInitialData());
    addError(new ServiceUnavailableError('x'));
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Sign in again' }));
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    expect(takeLoginTransaction()).toMatchObject({ returnTo: '/welcome?from=flyer' });
    expect(readInitialData()).toEqual(buildInitialData());
  });

  test('gets neither offer when the user has loaded', () => {
    setSignedIn(buildUser());
    addError(new ServerError('x'));
    open();
    expect(button('Sign out')).toBeNull();
    expect(button('Sign in again')).toBeNull();
  });
});

test('a sign-in that the service does not recognise is shown with its actions [R16]', () => {
  addError(new NotAuthenticatedError('You have signed in', { reference: 'x' }));
  open();
  const title = "We can't confirm who you are";
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(button('Sign in again')).toBeVisible();
  expect(button('Sign out')).toBeVisible();
  expect(button('Try again')).toBeNull();
  expect(screen.getByRole('link', { name: 'Contact us' })).toBeVisible();
});

import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ErrorPage } from '#src/features/error-page/error-page.tsx';
import { getFlowId } from '#src/kernel/api/flow.ts';
import { NotFoundPage } from '#src/features/error-page/not-found-page.tsx';
import { browserNavigation } from '#src/kernel/navigation/browser-navigation.ts';
import {
  AppError,
  ClientError,
  NetworkError,
  NoProfileError,
  NotAuthorizedError,
  NotFoundError,
  ServerError,
  ServiceUnavailableError,
  TimeoutError,
  ValidationError,
} from '#src/kernel/errors/app-error.ts';
import { addError, clearErrors } from '#src/kernel/errors/error-store.ts';
import { recordVisit } from '#src/kernel/session/history.ts';
import { saveInitialData } from '#src/kernel/session/initial-data.ts';
import { handlePreloadErrors } from '#src/kernel/telemetry/preload-error.ts';
import { buildInitialData } from '#tests/support/builders.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const open = () =>
  renderApp(
    { '/err': <ErrorPage />, '/welcome': <h1>Welcome</h1>, '/info': <h1>Info</h1> },
    '/err',
  );

const button = (name: string) => screen.queryByRole('button', { name });

beforeEach(() => {
  clearErrors();
  recordVisit('/welcome?from=flyer');
  recordVisit('/err');
});

describe('the text follows the kind of the error', () => {
  test.each([
    [
      new NetworkError('failed to connect to API'),
      "We can't reach Huddle Club",
      'Failed to connect to API. Check your connection and try again.',
    ],
    [
      new TimeoutError('late'),
      'This is taking too long',
      'The service did not answer in time. Try again in a minute.',
    ],
    [
      new ServiceUnavailableError('down'),
      'Huddle Club is unavailable',
      'We are not able to take sign-ups right now. Try again later.',
    ],
    [new ServerError('broken'), 'There is a problem with the service', 'Try again later.'],
    [
      new NotAuthorizedError('no'),
      "You don't have access to this page",
      'Sign in with the account you used to sign up.',
    ],
    [
      new NoProfileError('Missing profile'),
      'Your account has no profile yet',
      'Contact us and quote the reference below.',
    ],
    [new NotFoundError('gone'), 'Page not found', 'Check the address, or go back to sign-up.'],
    [
      new ClientError('no'),
      'Something in your request was not accepted',
      'Go back, check your answers and try again.',
    ],
    [
      new ValidationError('no'),
      'Something in your request was not accepted',
      'Go back, check your answers and try again.',
    ],
  ])('%s', (error, title, advice) => {
    addError(error);
    open();
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText(advice)).toBeInTheDocument();
    expect(document.title).toBe(`${title} | Huddle Club`);
  });
});

test('the error page shows only the newest error', () => {
  addError(new ServerError('first'));
  addError(new TimeoutError('second'));
  open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This is taking too long');
});

test('the error page explains why a sign-in cannot start in this browser [A16]', () => {
  addError(new AppError('Signing in needs a secure (https) page.'));
  open();
  expect(screen.getByText('Signing in needs a secure (https) page.')).toBeInTheDocument();
});

test('the error page says that the answers are kept, when there are answers', () => {
  addError(new ServerError('broken'));
  saveInitialData(buildInitialData());
  open();
  expect(
    screen.getByText('Your answers are kept on this device for this session.'),
  ).toBeInTheDocument();
});

test('the error page does not mention answers when there are none', () => {
  addError(new ServerError('broken'));
  open();
  expect(screen.queryByText(/Your answers are kept/)).not.toBeInTheDocument();
});

describe('the actions', () => {
  test('"Try again" opens the page of the error and replaces the error page', async () => {
    addError(new ServerError('broken'));
    const { user, router } = open();
    const actions = within(screen.getByRole('list', { name: 'What you can do' }));
    await user.click(actions.getByRole('button', { name: 'Try again' }));
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/welcome?from=flyer',
    );
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test('"Try again" opens the last step when no page is known', async () => {
    recordVisit('/err?again');
    recordVisit('/err');
    addError(new ServerError('broken'));
    saveInitialData(buildInitialData());
    const { user, router } = open();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(router.state.location.pathname).toBe('/info');
  });

  test.each([
    [
      'asks for a new page when a part of this one could not be loaded',
      true,
      ['/welcome?from=flyer'],
    ],
    ['stays on this page while the visitor is offline, whatever could not be loaded', false, []],
  ])('"Try again" %s', async (_, isOnline, loaded) => {
    const replace = vi.spyOn(browserNavigation, 'replace').mockImplementation(() => {});
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const stop = handlePreloadErrors();
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: {} }));
    stop();
    addError(new NetworkError('A part of the site could not be loaded.'));
    const { user, router } = open();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(replace.mock.calls.flat()).toEqual(loaded);
    expect(router.state.location.pathname).toBe(isOnline ? '/err' : '/welcome');
  });

  test.each([new NotAuthorizedError('no'), new NotFoundError('gone'), new NoProfileError('none')])(
    '"Try again" is not offered where it cannot help: %s',
    (error) => {
      addError(error);
      open();
      expect(button('Try again')).not.toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Back to sign-up' })).toHaveAttribute(
        'href',
        '/welcome',
      );
    },
  );

  test('a visitor without access can sign out, to sign in with another account', async () => {
    const assign = vi.spyOn(browserNavigation, 'assign').mockImplementation(() => {});
    saveInitialData(buildInitialData());
    addError(new NotAuthorizedError('no'));
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(new URL(assign.mock.calls[0]?.[0] ?? '').searchParams.get('prompt')).toBe('login');
    expect(sessionStorage.getItem('initialData')).toBeNull();
  });

  test('other visitors are not asked to sign out', () => {
    addError(new ServerError('broken'));
    open();
    expect(button('Sign out')).not.toBeInTheDocument();
  });

  test('a visitor without a profile gets our e-mail address', () => {
    addError(new NoProfileError('Missing profile'));
    open();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      'mailto:support@huddleclub.example',
    );
  });
});

describe('without a stored error', () => {
  test('a page that is opened directly says so and links home', () => {
    open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'There is no problem to show',
    );
    expect(screen.getByRole('link', { name: 'Back to sign-up' })).toBeInTheDocument();
    expect(button('Try again')).not.toBeInTheDocument();
  });

  test('a reloaded page still shows that something went wrong', () => {
    const reload = { type: 'reload' } as PerformanceNavigationTiming;
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([reload]);
    open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Something in your request was not accepted',
    );
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

test('an unknown path shows that there is no such page, and a link back', () => {
  renderApp({ '/nowhere': <NotFoundPage /> }, '/nowhere');
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to sign-up' })).toHaveAttribute('href', '/welcome');
  expect(document.title).toBe('Page not found | Huddle Club');
  const details = screen.getByRole('region', { name: 'Details for support' });
  const terms = Array.from(details.querySelectorAll('dt'), ({ textContent }) => textContent);
  expect(terms).toEqual(['Reference', 'When', 'Kind', 'Version']);
  expect(details).toHaveTextContent(getFlowId());
});

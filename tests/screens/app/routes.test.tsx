import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paths } from '#src/config/paths.ts';
import { routes } from '#src/app/routes.tsx';
import { setSignedOut } from '#src/kernel/auth/auth-store.ts';
import { clearErrors } from '#src/kernel/errors/error-store.ts';
import { errorNavigation } from '#src/kernel/errors/handler-chain.ts';
import { VISIT_MARK } from '#src/kernel/log/mark.ts';
import { readHistory } from '#src/kernel/session/history.ts';
import { buildUser } from '#tests/support/builders.ts';
import { countriesAnswer, platformAnswers } from '#tests/support/handlers.ts';
import { keepTokens } from '#tests/unit/kernel/auth/sign-in-support.ts';

/* Each page is loaded when it is opened, which takes a busy machine its time. */
configure({ asyncUtilTimeout: 20_000 });
vi.setConfig({ testTimeout: 60_000 });

function open(at: string) {
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  errorNavigation.setNavigate((path) => void router.navigate(path));
  render(<RouterProvider router={router} />);
  return router;
}

/** The paths that a build for an environment has. */
async function pathsIn(appEnv: string) {
  vi.resetModules();
  vi.stubEnv('VITE_APP_ENV', appEnv);
  const { routes: ofBuild } = await import('#src/app/routes.tsx');
  return ofBuild[0]?.children?.map(({ path }) => path);
}

const title = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  clearErrors();
  setSignedOut();
  countriesAnswer();
});

afterEach(() => vi.unstubAllEnvs());

describe('the address', () => {
  test('/ is Welcome [D03, S2.1b]', async () => {
    const router = open('/');
    await title('Start your free 30-day trial');
    expect(router.state.location.pathname).toBe('/welcome');
  });

  test('/info without answers of Welcome is Welcome, which says why [D02, L02, S2.4]', async () => {
    keepTokens();
    platformAnswers('user', { body: buildUser() });
    const router = open('/info');
    await title('Start your free 30-day trial');
    expect(router.state.location.pathname).toBe('/welcome');
    expect(screen.getByText(/first tell us about your club/)).toBeVisible();
  });

  test('is marked for the reports, without its query, each time that it changes', async () => {
    performance.clearMarks(VISIT_MARK);
    const router = open('/no-such-page?email=jo@club.example');
    await title('Page not found');
    await act(() => router.navigate('/welcome'));
    await title('Start your free 30-day trial');
    const marks = performance.getEntriesByName(VISIT_MARK) as PerformanceMark[];
    expect(marks.map(({ detail }) => detail as string)).toEqual(['/no-such-page', '/welcome']);
  });

  test('/err is the error page', async () => {
    open('/err');
    expect(await title('There is no problem to show')).toBeVisible();
  });

  test('that is no page shows so inside the shared layout [D03]', async () => {
    open('/no-such-page');
    await title('Page not found');
    expect(screen.getByRole('banner')).toBeVisible();
    expect(within(screen.getByRole('contentinfo')).getByText(/^©/)).toBeVisible();
  });

  test('of every entry in config/paths has a route', async () => {
    const known = await pathsIn('staging');
    expect(known).toEqual(expect.arrayContaining(Object.values(paths).map(({ path }) => path)));
  });

  test('of the workbench opens it in every build except production', async () => {
    expect(await pathsIn('staging')).toContain('/__ui');
    expect(await pathsIn('production')).not.toContain('/__ui');
  });
});

describe('the session history', () => {
  test('records the full paths of the visitor, without the callback [A02, D12, S2.5c]', async () => {
    const router = open('/welcome?from=mail#form');
    await title('Start your free 30-day trial');
    await waitFor(() => expect(readHistory().current).toBe('/welcome?from=mail#form'));
    await router.navigate('/oAuthCallback?code=1&state=2');
    await title(/sign-in/i);
    await router.navigate('/err');
    await title('There is no problem to show');
    await waitFor(() =>
      expect(readHistory()).toEqual({ previous: '/welcome?from=mail#form', current: '/err' }),
    );
  });
});

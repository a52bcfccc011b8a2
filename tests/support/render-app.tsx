import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { ports } from '#src/kernel/api/ports.ts';
import { errorNavigation, handleError } from '#src/kernel/errors/handler-chain.ts';

/* Large parts of a screen are loaded when they are needed, which takes a busy machine its time. */
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 40_000 });

/**
 * Renders screens as the app does: at their paths in a router, with the live region of the layout and with the
 * errors of the kernel wired to the router. A path without a screen shows nothing.
 * @param screens the screens by path
 * @param at the path that is opened, with search and hash
 * @returns what Testing Library gives, the router, and a user who types and clicks
 */
export function renderApp(screens: Record<string, ReactElement>, at: string) {
  const routes = Object.entries(screens).map(([path, element]) => ({ path, element }));
  const router = createMemoryRouter([...routes, { path: '*', element: null }], {
    initialEntries: [at],
  });
  ports.onCentralError(handleError);
  errorNavigation.setNavigate((path) => void router.navigate(path));
  const user = userEvent.setup();
  const screen = (
    <>
      <output id="form-status" />
      <RouterProvider router={router} />
    </>
  );
  return { user, router, ...render(screen) };
}

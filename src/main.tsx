import './index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { paths } from './config/paths.ts';
import { leaveCallback } from './app/leave-callback.ts';
import { letPageComeLate } from './app/late-page.tsx';
import { loadUserInTheBackground } from './app/route-loading.ts';
import { routes } from './app/routes.tsx';
import { wireRooms } from './app/wiring.ts';

type Router = ReturnType<typeof createBrowserRouter>;

const container = document.getElementById('root') as HTMLElement;

const site = (router: Router) => (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);

const wire = (router: Router) => wireRooms((...way) => void router.navigate(...way));

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * The build has written Welcome's markup into its HTML: React hydrates what is there, and keeps what was typed in it. Each
 * piece of the work, and as a transition React's own too, makes way for the visitor.
 */
async function hydrateWelcome(): Promise<void> {
  const { path } = paths.welcome;
  await nextTask();
  letPageComeLate(routes, path);
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: { [path]: null } } });
  await nextTask();
  wire(router);
  startTransition(() => void hydrateRoot(container, site(router)));
  loadUserInTheBackground();
}

const isLoaded = (router: Router) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe(({ initialized }) => initialized && resolve());
  });

/** The frame in the HTML stays until the page is there. */
async function renderPage(): Promise<void> {
  await leaveCallback();
  const router = createBrowserRouter(routes);
  wire(router);
  await isLoaded(router);
  createRoot(container).render(site(router));
}

void ('hydrate' in container.dataset ? hydrateWelcome() : renderPage());

// public/watchdog.js shows the last-resort notice where this is not reached in time.
document.documentElement.dataset['app'] = 'started';
document.getElementById('last-resort')?.remove();

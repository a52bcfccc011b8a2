import './index.css';
import { StrictMode, startTransition, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { paths } from './config/paths.ts';
import { hydratePageLater } from './app/late-page.tsx';
import { loadUserInTheBackground } from './app/route-loading.ts';
import { routes } from './app/routes.tsx';
import { watchEarlyTyping } from './app/early-typing.ts';
import { tolerateForeignChanges } from './app/foreign-changes.ts';
import { wireModules } from './app/wiring.ts';
import { focusHeading } from './ui/focus-heading.ts';
import { nextTask } from './kernel/async/next-task.ts';
import { withTimeout } from './kernel/async/with-timeout.ts';
import { logger } from './kernel/log/logger.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Finds the container of the site, or creates it, because another script may have removed it. */
function findContainer(): HTMLElement {
  const root = document.getElementById('root');
  if (root) return root;
  const made = document.createElement('div');
  made.id = 'root';
  document.body.prepend(made);
  return made;
}

const container = findContainer();

const lastResort = document.getElementById('last-resort');

/** Shows the last-resort notice (public/watchdog.js), unless it was removed. */
function failToStart(error: unknown): void {
  logger.error('The page could not start', { error });
  delete document.documentElement.dataset['app'];
  if (lastResort) lastResort.hidden = false;
}

/** Removes the last-resort notice after the first render. */
function Started() {
  useEffect(() => lastResort?.remove(), []);
  return null;
}

const site = (router: Router) => (
  <StrictMode>
    <Started />
    <RouterProvider router={router} />
  </StrictMode>
);

const wire = (router: Router) => wireModules((...way) => void router.navigate(...way));

/**
 * Hydrates the prerendered markup of Welcome, and keeps the typed values. The work is split into tasks, and React's own
 * work is a transition, so that the page handles input in between.
 */
async function hydrateWelcome(): Promise<void> {
  const { path } = paths.welcome;
  await nextTask();
  hydratePageLater(routes, path);
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: { [path]: null } } });
  await nextTask();
  void wire(router);
  startTransition(
    () =>
      void hydrateRoot(container, site(router), {
        onRecoverableError,
        onUncaughtError: failToStart,
      }),
  );
  loadUserInTheBackground();
}

let isNoted = false;

/** React has rendered a part of the prerendered page again, because another script had changed it. */
function onRecoverableError(error: unknown): void {
  if (isNoted) return;
  isNoted = true;
  logger.info('The prerendered page had been changed and was rendered again', { error });
}

const isLoaded = (router: Router) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe(({ initialized }) => initialized && resolve());
  });

/** The callback page finishes the sign-in itself when this code does not load. */
async function leaveCallback(): Promise<boolean> {
  if (window.location.pathname !== paths.callback.path) return false;
  return import('./app/early-callback.ts').then((part) => part.leaveCallback()).catch(() => false);
}

/** After this time the page renders without watching presses. */
const LONGEST_WAIT_MS = 1000;

/** The prerendered frame stays until the page renders and its presses are watched. */
async function renderPage(): Promise<void> {
  const isRedirected = await leaveCallback();
  const router = createBrowserRouter(routes);
  const watchingSeries = wire(router);
  await isLoaded(router);
  await withTimeout(watchingSeries, LONGEST_WAIT_MS).catch(() => {});
  flushSync(() => createRoot(container, { onUncaughtError: failToStart }).render(site(router)));
  if (isRedirected) focusHeading();
}

tolerateForeignChanges();
if ('hydrate' in container.dataset) {
  watchEarlyTyping(container);
  hydrateWelcome().catch(failToStart);
} else renderPage().catch(failToStart);

// public/watchdog.js shows the last-resort notice when the script does not reach this line in time.
document.documentElement.dataset['app'] = 'started';
if (lastResort) lastResort.hidden = true;

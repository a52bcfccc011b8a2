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
import { logger } from './kernel/log/logger.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Something else may have taken it away, with what was written into it. */
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

/** Nothing can be shown: the page says so (public/watchdog.js), unless it has been there already. */
function failToStart(error: unknown): void {
  logger.error('The page could not start', { error });
  delete document.documentElement.dataset['app'];
  if (lastResort) lastResort.hidden = false;
}

/** The page is there: from now on it speaks for itself. */
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

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * The build has written Welcome's markup into its HTML: React hydrates what is there, and keeps what was typed in it. Each
 * piece of the work, and as a transition React's own too, makes way for the visitor.
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

/** Others have changed the prerendered page, and React has made it anew, as a whole or in pieces. */
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

/** Code that does not come is not missed: the callback's page finishes the sign-in as well. */
async function leaveCallback(): Promise<boolean> {
  if (window.location.pathname !== paths.callback.path) return false;
  return import('./app/leave-callback.ts').then((part) => part.leaveCallback()).catch(() => false);
}

/** A page without the watch of presses is better than none. */
const LONGEST_WAIT_MS = 1000;

/** The frame in the HTML stays until the page is there, and its first press is watched. */
async function renderPage(): Promise<void> {
  const isRedirected = await leaveCallback();
  const router = createBrowserRouter(routes);
  const watchingSeries = wire(router);
  await isLoaded(router);
  await Promise.race([watchingSeries, wait(LONGEST_WAIT_MS)]);
  flushSync(() => createRoot(container, { onUncaughtError: failToStart }).render(site(router)));
  if (isRedirected) focusHeading();
}

tolerateForeignChanges();
if ('hydrate' in container.dataset) {
  watchEarlyTyping(container);
  hydrateWelcome().catch(failToStart);
} else renderPage().catch(failToStart);

// public/watchdog.js shows the last-resort notice where this is not reached in time.
document.documentElement.dataset['app'] = 'started';
if (lastResort) lastResort.hidden = true;

import './index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { paths } from './config/paths.ts';
import { repeatEarlySubmit } from './app/early-submit.ts';
import { loadUserInTheBackground } from './app/route-loading.ts';
import { routes } from './app/routes.tsx';
import { fetchPage } from './app/fetch-page.ts';
import { wireRooms } from './app/wiring.ts';

type Router = ReturnType<typeof createBrowserRouter>;

const container = document.getElementById('root') as HTMLElement;

const site = (router: Router) => (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);

const wire = (router: Router) => wireRooms((path) => void router.navigate(path));

/** The build has written Welcome's markup into its HTML: React takes over what is there, and what was typed in it. */
async function takeOverWelcome(): Promise<void> {
  await fetchPage(routes, paths.welcome.path);
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: { [paths.welcome.path]: null } },
  });
  wire(router);
  /* As a transition, it makes way for the visitor: React works in slices. */
  startTransition(() => void hydrateRoot(container, site(router)));
  repeatEarlySubmit();
  loadUserInTheBackground();
}

function renderShell(): void {
  const router = createBrowserRouter(routes);
  wire(router);
  createRoot(container).render(site(router));
}

/** The prerendered page brings the styles of its first paint; from here on the whole stylesheet counts. */
function applyWholeStylesheet(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-late]'))
    link.media = 'all';
}

applyWholeStylesheet();
if (container.hasChildNodes()) void takeOverWelcome();
else renderShell();

// public/watchdog.js shows the last-resort notice where this is never reached.
document.documentElement.dataset['app'] = 'started';

import { type RouteObject, replace } from 'react-router-dom';
import { type RouteFacts, paths } from '#src/config/paths.ts';
import { LocalClubBanner } from '#src/features/welcome/local-club-banner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Root } from './root.tsx';
import { loadInfo, loadRoute } from './route-loading.ts';

const page = (
  facts: RouteFacts,
  lazy: RouteObject['lazy'],
  loader: RouteObject['loader'] = loadRoute(facts),
) => ({ id: facts.path, path: facts.path, handle: { facts }, loader, lazy }) as RouteObject;

/** The workbench is for developers and testers. A production build does not contain it. */
const workbench: RouteObject[] =
  import.meta.env.VITE_APP_ENV === 'production'
    ? []
    : [
        page(paths.workbench, async () => ({
          Component: (await import('./workbench/workbench-page.tsx')).WorkbenchPage,
        })),
      ];

/** The five paths of section 2, and the page for unknown paths. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary,
    children: [
      { path: paths.root.path, element: null, loader: () => replace(paths.welcome.path) },
      {
        ...page(paths.welcome, async () => ({
          Component: (await import('./welcome-route.tsx')).WelcomeRoute,
        })),
        handle: { facts: paths.welcome, Banner: LocalClubBanner },
      },
      page(
        paths.info,
        async () => ({ Component: (await import('./info-route.tsx')).InfoRoute }),
        loadInfo(paths.info),
      ),
      page(paths.callback, async () => ({
        Component: (await import('#src/features/sign-in/callback-page.tsx')).CallbackPage,
      })),
      page(paths.error, async () => ({
        Component: (await import('#src/features/error-page/error-page.tsx')).ErrorPage,
      })),
      ...workbench,
      page({ path: '*' }, async () => ({
        Component: (await import('#src/features/error-page/not-found-page.tsx')).NotFoundPage,
      })),
    ],
  },
];

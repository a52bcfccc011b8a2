import { StrictMode } from 'react';
import { prerender as renderWhole } from 'react-dom/static';
import {
  type RouteObject,
  StaticRouterProvider,
  createStaticHandler,
  createStaticRouter,
} from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { hydratePageLater } from './late-page.tsx';
import { LoadingPage } from './loading-page.tsx';
import { routes } from './routes.tsx';

/** Nobody is signed in while the site is built: what a loader knows is not known, and a page that needs it is a frame. */
const withoutLoaders = (route: RouteObject): RouteObject => {
  const { loader: _, children, ...rest } = route;
  return {
    ...rest,
    ...(children ? { children: children.map(withoutLoaders) } : {}),
    ...(route.path === paths.info.path ? { lazy: undefined, Component: LoadingPage } : {}),
  } as RouteObject;
};

function fail(error: unknown): never {
  throw error;
}

/**
 * Renders one page as its first visitor sees it.
 * @param path a path of the site that needs nothing but itself
 * @returns the markup that belongs into `#root`
 */
export async function prerender(path: string): Promise<string> {
  const quiet = routes.map(withoutLoaders);
  hydratePageLater(quiet, path);
  const context = await createStaticHandler(quiet).query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} answers with a redirect`);
  const router = createStaticRouter(quiet, context);
  const { prelude } = await renderWhole(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
    { onError: fail, progressiveChunkSize: Infinity },
  );
  return new Response(prelude).text();
}

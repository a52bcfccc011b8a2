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

/** These pages show what a visitor has: they are prerendered as a frame. */
const FRAMED: readonly unknown[] = [paths.info.path, paths.error.path];

/** The build has no visitor, so loaders do not run. */
const removeLoaders = (route: RouteObject): RouteObject => {
  const { loader: _, children, ...rest } = route;
  return {
    ...rest,
    ...(children ? { children: children.map(removeLoaders) } : {}),
    ...(FRAMED.includes(route.path) ? { lazy: undefined, Component: LoadingPage } : {}),
  } as RouteObject;
};

function fail(error: unknown): never {
  throw error;
}

/**
 * Renders one page as a new visitor sees it.
 * @param path a path of the site that needs no loader
 * @returns the markup for `#root`
 * @throws what a component throws, and an Error when the path redirects
 */
export async function prerender(path: string): Promise<string> {
  const quiet = routes.map(removeLoaders);
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

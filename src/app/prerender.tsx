import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  type RouteObject,
  StaticRouterProvider,
  createStaticHandler,
  createStaticRouter,
} from 'react-router-dom';
import { fetchPage } from './fetch-page.ts';
import { routes } from './routes.tsx';

/** Nobody is signed in while the site is built. */
const withoutLoaders = (route: RouteObject): RouteObject => {
  const { loader: _, children, ...rest } = route;
  return {
    ...rest,
    ...(children ? { children: children.map(withoutLoaders) } : {}),
  } as RouteObject;
};

/**
 * Renders one page as its first visitor sees it.
 * @param path a path of the site that needs nothing but itself
 * @returns the markup that belongs into `#root`
 */
export async function prerender(path: string): Promise<string> {
  const quiet = routes.map(withoutLoaders);
  await fetchPage(quiet, path);
  const context = await createStaticHandler(quiet).query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} answers with a redirect`);
  const router = createStaticRouter(quiet, context);
  return renderToString(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
  );
}

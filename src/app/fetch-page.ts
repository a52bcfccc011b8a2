import { type RouteObject, matchRoutes } from 'react-router-dom';

/**
 * Fetches the code of a page ahead of its first render: what is prerendered can only be rendered, and
 * later taken over, in one go.
 * @param routes the site's routes; the page is put into the one that matches
 * @param path a path of the site
 */
export async function fetchPage(routes: RouteObject[], path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function')
        Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

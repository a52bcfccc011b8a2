import { type ComponentType, Suspense, lazy, useEffect, useLayoutEffect } from 'react';
import { type LazyRouteFunction, type RouteObject, matchRoutes } from 'react-router-dom';
import { repeatEarlyLeaving } from './early-leaving.ts';
import { repeatEarlySubmit } from './early-submit.ts';
import { endEarlyTyping, restoreEarlyTyping } from './early-typing.ts';

/**
 * The prerendered page contains only the styles of its first paint. The whole stylesheet applies as soon as the page
 * can change.
 */
function applyWholeStylesheet(): void {
  const late = document.querySelectorAll<HTMLLinkElement>('link[data-late]');
  for (const link of late) link.media = 'all';
}

/** Renders before a page, so its effect runs before any effect of the page reads a field. */
function EarlyTyping() {
  useLayoutEffect(() => restoreEarlyTyping(document), []);
  return null;
}

/** Renders after a page, so its effect runs when the whole page is there. */
function PageReady() {
  useEffect(() => {
    endEarlyTyping();
    applyWholeStylesheet();
    repeatEarlyLeaving();
    repeatEarlySubmit();
  }, []);
  return null;
}

function createLatePage(load: LazyRouteFunction<RouteObject>): ComponentType {
  const Page = lazy(async () => ({ default: (await load()).Component as ComponentType }));
  return function LatePage() {
    return (
      <Suspense>
        <EarlyTyping />
        <Page />
        <PageReady />
      </Suspense>
    );
  };
}

/**
 * Hydrates a prerendered page in two steps: React hydrates the layout at once, and the page when its code has loaded.
 * Each step yields to the visitor's input.
 * @param routes the routes of the site; the matching route gets the page as its component
 * @param path a path of the site
 */
export function hydratePageLater(routes: RouteObject[], path: string): void {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    if (typeof route.lazy === 'function')
      Object.assign(route, { Component: createLatePage(route.lazy), lazy: undefined });
  }
}

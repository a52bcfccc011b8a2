import { type ComponentType, Suspense, lazy, useEffect, useLayoutEffect } from 'react';
import { type LazyRouteFunction, type RouteObject, matchRoutes } from 'react-router-dom';
import { repeatEarlyLeaving } from './early-leaving.ts';
import { repeatEarlySubmit } from './early-submit.ts';
import { endEarlyTyping, restoreEarlyTyping } from './early-typing.ts';

/** The prerendered page brings the styles of its first paint; when it can change, the whole stylesheet counts. */
function applyWholeStylesheet(): void {
  const late = document.querySelectorAll<HTMLLinkElement>('link[data-late]');
  for (const link of late) link.media = 'all';
}

/** Stands before a page: its effect runs before anything in the page reads a field. */
function EarlyTyping() {
  useLayoutEffect(() => restoreEarlyTyping(document), []);
  return null;
}

/** Stands after a page: when it is there, so is all of the page. */
function PageReady() {
  useEffect(() => {
    endEarlyTyping();
    applyWholeStylesheet();
    repeatEarlyLeaving();
    repeatEarlySubmit();
  }, []);
  return null;
}

function latePage(load: LazyRouteFunction<RouteObject>): ComponentType {
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
 * Lets a page that is written into the HTML come after the layout around it: React takes over the layout at once and
 * the page when its code is there, in two pieces that make way for the visitor.
 * @param routes the site's routes; the one that matches gets the page as its component
 * @param path a path of the site
 */
export function hydratePageLater(routes: RouteObject[], path: string): void {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    if (typeof route.lazy === 'function')
      Object.assign(route, { Component: latePage(route.lazy), lazy: undefined });
  }
}

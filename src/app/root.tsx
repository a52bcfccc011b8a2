import { useMatches } from 'react-router-dom';
import type { ComponentType } from 'react';
import { AppLayout } from './layout/app-layout.tsx';
import { RouteChanges } from './route-changes.tsx';

/** What stands around every page; a route may bring a banner of its own for the top of the page. */
export function Root() {
  const Banner = (useMatches().at(-1)?.handle as { Banner?: ComponentType } | undefined)?.Banner;
  return (
    <>
      <RouteChanges />
      <AppLayout banner={Banner ? <Banner /> : null} />
    </>
  );
}

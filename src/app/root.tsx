import { useMatches } from 'react-router-dom';
import type { ComponentType } from 'react';
import { AppLayout } from './layout/app-layout.tsx';
import { RouteChanges } from './route-changes.tsx';

/** The layout around every page. A route may add a banner at the top. */
export function Root() {
  const Banner = (useMatches().at(-1)?.handle as { Banner?: ComponentType } | undefined)?.Banner;
  return (
    <>
      <RouteChanges />
      <AppLayout banner={Banner ? <Banner /> : null} />
    </>
  );
}

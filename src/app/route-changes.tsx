import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useMatches, useNavigationType } from 'react-router-dom';
import type { RouteFacts } from '#src/config/paths.ts';
import { recordVisit } from '#src/kernel/session/history.ts';

type Handle = { facts?: RouteFacts } | undefined;

/**
 * What follows a change of route: the session history takes it in (section 2), the new page's heading
 * takes the focus and, unless the visitor went back, the page starts at its top.
 */
export function RouteChanges() {
  const { pathname, search, hash } = useLocation();
  const navigationType = useNavigationType();
  const facts = (useMatches().at(-1)?.handle as Handle)?.facts;
  const shown = useRef(pathname);

  useEffect(() => {
    recordVisit(pathname + search + hash, { skipHistory: facts?.skipHistory ?? false });
  }, [pathname, search, hash, facts]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (navigationType !== NavigationType.Pop) window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({ preventScroll: true });
  }, [pathname, navigationType]);

  return null;
}

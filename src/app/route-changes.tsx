import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useMatches, useNavigationType } from 'react-router-dom';
import type { RouteFacts } from '#src/config/paths.ts';
import { recordVisit } from '#src/kernel/session/history.ts';
import { useVisitor } from '#src/kernel/session/use-visitor.ts';
import { leaveFeedback } from '#src/kernel/telemetry/feedback-store.ts';
import { focusHeading } from '#src/ui/focus-heading.ts';

type Handle = { facts?: RouteFacts } | undefined;

/**
 * What follows a change of route: the session history takes it in (section 2), the new page's heading
 * takes the focus and, unless the visitor went back, the page starts at its top. The page of a visitor who has signed out
 * is another one, also at the same address; a dialog goes with its page.
 */
export function RouteChanges() {
  const { pathname, search, hash } = useLocation();
  const navigationType = useNavigationType();
  const facts = (useMatches().at(-1)?.handle as Handle)?.facts;
  const visitor = useVisitor();
  const page = `${pathname} ${visitor}`;
  const shown = useRef(page);

  useEffect(() => {
    recordVisit(pathname + search + hash, { skipHistory: facts?.skipHistory ?? false });
  }, [pathname, search, hash, facts]);

  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    leaveFeedback();
    if (navigationType !== NavigationType.Pop) window.scrollTo(0, 0);
    focusHeading();
  }, [page, navigationType]);

  return null;
}

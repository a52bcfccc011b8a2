import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useMatches, useNavigationType } from 'react-router-dom';
import type { RouteFacts } from '#src/config/paths.ts';
import { VISIT_MARK, mark } from '#src/kernel/log/mark.ts';
import { recordVisit } from '#src/kernel/session/history.ts';
import { useVisitor } from '#src/kernel/session/use-visitor.ts';
import { leaveFeedback } from '#src/kernel/telemetry/feedback-store.ts';
import { focusHeading } from '#src/ui/focus-heading.ts';
import { scrollToTop } from '#src/ui/scroll-to-top.ts';

type Handle = { facts?: RouteFacts } | undefined;

/**
 * Handles a change of route: it adds the path to the session history (section 2), marks the visit for the reports,
 * focuses the heading of the new page and scrolls to the top, except after Back. A sign-out also counts as a new page,
 * even when the address stays the same. The feedback dialog closes with its page.
 */
export function RouteChanges() {
  const { pathname, search, hash } = useLocation();
  const navigationType = useNavigationType();
  const facts = (useMatches().at(-1)?.handle as Handle)?.facts;
  const visitor = useVisitor();
  const page = `${pathname} ${visitor}`;
  const shown = useRef(page);

  useEffect(() => {
    mark(VISIT_MARK, pathname);
    recordVisit(pathname + search + hash, { skipHistory: facts?.skipHistory ?? false });
  }, [pathname, search, hash, facts]);

  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    leaveFeedback();
    if (navigationType !== NavigationType.Pop) scrollToTop();
    focusHeading();
  }, [page, navigationType]);

  return null;
}

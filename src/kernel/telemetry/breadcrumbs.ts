import { addBreadcrumb } from '@sentry/react';
import type { Event } from '@sentry/react';
import { CALL_MARK, type CallRecord } from '#src/contracts/support-bundle.ts';
import { watchMarks } from './marks.ts';

/**
 * Records breadcrumbs of what led to an error: the calls, and the pages where the browser has the Navigation API.
 * Sentry's own breadcrumbs are ten times as large and contain less about a call.
 */
export function recordBreadcrumbs(): void {
  watchMarks(({ name, startTime, detail }) => {
    if (name !== CALL_MARK) return;
    const timestamp = (performance.timeOrigin + startTime) / 1000;
    addBreadcrumb({ category: 'call', timestamp, data: { ...(detail as CallRecord) } });
  });
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('currententrychange', () =>
    addBreadcrumb({ category: 'visit', data: { to: window.location.href } }),
  );
}

/** Drops an error that is equal to the one before: its message, its kind and where it was thrown. */
export function dropRepeated(): (event: Event) => Event | null {
  let last = '';
  return (event) => {
    if (event.type) return event;
    const same = JSON.stringify([event.message, event.fingerprint, event.exception?.values]);
    if (same === last) return null;
    last = same;
    return event;
  };
}

import { addBreadcrumb } from '@sentry/react';
import type { Event } from '@sentry/react';
import { CALL_MARK, type CallRecord } from '#src/contracts/support-bundle.ts';
import { VISIT_MARK } from '#src/kernel/log/mark.ts';
import { watchMarks } from './marks.ts';

/**
 * Records breadcrumbs of what led to an error: the calls and the pages of this document, also those from before the
 * library has loaded. Sentry's own breadcrumbs are ten times as large and contain less about a call.
 */
export function recordBreadcrumbs(): void {
  watchMarks(({ name, startTime, detail }) => {
    const timestamp = (performance.timeOrigin + startTime) / 1000;
    if (name === CALL_MARK)
      addBreadcrumb({ category: 'call', timestamp, data: { ...(detail as CallRecord) } });
    if (name === VISIT_MARK) addBreadcrumb({ category: 'visit', timestamp, data: { to: detail } });
  });
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

import { useLocation } from 'react-router-dom';
import { Notice } from './notice.tsx';

/** The state of a history entry that a redirect leads to. */
export type RedirectReason = { readonly reason: string };

const isReason = (state: unknown): state is RedirectReason =>
  typeof state === 'object' &&
  state !== null &&
  'reason' in state &&
  typeof state.reason === 'string';

/** Tells the visitor why a redirect led to this page. */
export function RedirectNotice() {
  const state: unknown = useLocation().state;
  return isReason(state) ? <Notice>{state.reason}</Notice> : null;
}

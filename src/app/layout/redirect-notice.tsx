import { useLocation } from 'react-router-dom';
import { Notice } from './notice.tsx';

/** What a redirect leaves in the history entry that it leads to. */
export type RedirectReason = { readonly reason: string };

const isReason = (state: unknown): state is RedirectReason =>
  typeof state === 'object' &&
  state !== null &&
  'reason' in state &&
  typeof state.reason === 'string';

/** Says on the page where the visitor was sent why it is not the one that was asked for. */
export function RedirectNotice() {
  const state: unknown = useLocation().state;
  return isReason(state) ? <Notice>{state.reason}</Notice> : null;
}

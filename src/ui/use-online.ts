import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** A browser that tells nothing of its connection counts as connected. */
function isOnline(): boolean {
  try {
    const { onLine }: { onLine?: boolean } = navigator;
    return onLine ?? true;
  } catch {
    return true;
  }
}
const isOnlineInPrerenderedPage = () => true;

/** Whether the browser reports a connection. It may be wrong, so it only affects texts. */
export const useOnline = (): boolean =>
  useSyncExternalStore(subscribe, isOnline, isOnlineInPrerenderedPage);

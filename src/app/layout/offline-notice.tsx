import { useSyncExternalStore } from 'react';
import { IconAlert } from '#src/ui/icons.tsx';
import { Notice } from './notice.tsx';

function listen(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

const isOnline = () => navigator.onLine;
const whilePrerendering = () => true;

/** Says that the connection is gone, and that nothing typed is lost by it. */
export function OfflineNotice() {
  const online = useSyncExternalStore(listen, isOnline, whilePrerendering);
  if (online) return null;
  return (
    <Notice>
      <span className="flex items-start gap-2">
        <IconAlert className="mt-0.5 size-5" />
        <span>You are offline. Your answers are kept on this device.</span>
      </span>
    </Notice>
  );
}

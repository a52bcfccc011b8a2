import { IconAlert } from '#src/ui/icons.tsx';
import { useOnline } from '#src/ui/use-online.ts';
import { Notice } from './notice.tsx';

/** Tells the visitor that the connection is lost, and that nothing typed is lost. */
export function OfflineNotice() {
  if (useOnline()) return null;
  return (
    <Notice>
      <span className="flex items-start gap-2">
        <IconAlert className="mt-0.5 size-5" />
        <span>You are offline. Your answers are kept on this device.</span>
      </span>
    </Notice>
  );
}

import { useSyncExternalStore } from 'react';
import { browserNavigation } from '#src/kernel/navigation/browser-navigation.ts';
import { Button } from '#src/ui/button.tsx';
import { isBuildNewer, watchBuild } from './newer-build.ts';
import { Notice } from './notice.tsx';

const whilePrerendering = () => false;

/**
 * Offers to reload when a newer build is deployed. It never reloads by itself, because a form may be half filled in.
 */
export function NewVersionNotice() {
  const isNew = useSyncExternalStore(watchBuild, isBuildNewer, whilePrerendering);
  if (!isNew) return null;
  return (
    <Notice
      action={
        <Button variant="link" className="min-h-target" onClick={browserNavigation.reload}>
          Reload
        </Button>
      }
    >
      A new version is available
    </Notice>
  );
}

import { useEffect, useState } from 'react';
import { build } from '#src/config/env.ts';
import { browserNavigation } from '#src/kernel/navigation/browser-navigation.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from './notice.tsx';
import { deployedCommit } from './deployed-commit.ts';

/**
 * Offers to reload when a newer build has been put in place, which is looked up whenever the visitor comes
 * back to the tab. Never reloads by itself: a form may be half filled in.
 */
export function NewVersionNotice() {
  const [isNew, setIsNew] = useState(false);

  useEffect(() => {
    async function compare() {
      const commit = await deployedCommit();
      if (commit !== null && commit !== build.commit) setIsNew(true);
    }
    const handleFocus = () => void compare();
    window.addEventListener('focus', handleFocus);
    return () => window.removeEventListener('focus', handleFocus);
  }, []);

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

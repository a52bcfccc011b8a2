import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sessionStore } from '#src/kernel/storage/guarded-storage.ts';
import { GUARD_KEY } from '#src/kernel/telemetry/preload-error.ts';
import { Notice } from './notice.tsx';

/** Follows the build in the storage when the visitor has seen the notice. */
const SHOWN = ' shown';

/**
 * Says that the page has been reloaded because a part was missing: the press that needed the part had no effect. The
 * notice disappears when another page opens.
 */
export function ReloadNotice() {
  const { key } = useLocation();
  const [reloadedAt, setReloadedAt] = useState('');

  useEffect(() => {
    const guard = sessionStore.read(GUARD_KEY);
    if (guard === null || guard.endsWith(SHOWN)) return;
    sessionStore.write(GUARD_KEY, guard + SHOWN);
    // oxlint-disable-next-line react/set-state-in-effect -- the storage has it, and the prerendered page does not
    setReloadedAt(key);
    // oxlint-disable-next-line react/exhaustive-deps -- a later page was not reloaded
  }, []);

  return reloadedAt === key ? (
    <Notice>
      A part of the page was missing, so the page was loaded again. Your answers are kept.
    </Notice>
  ) : null;
}

import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sessionStore } from '#src/kernel/storage/guarded-storage.ts';
import { GUARD_KEY } from '#src/kernel/telemetry/preload-error.ts';
import { Notice } from './notice.tsx';

/** The build whose reload has been told of. */
const TOLD_KEY = `${GUARD_KEY}Told`;

/**
 * Says why the page has come again by itself, when a part of it was missing: the press that needed the part has done
 * nothing. It goes when another page comes.
 */
export function ReloadNotice() {
  const { key } = useLocation();
  const [reloadedAt, setReloadedAt] = useState('');

  useEffect(() => {
    const build = sessionStore.read(GUARD_KEY);
    if (build === null || sessionStore.read(TOLD_KEY) === build) return;
    sessionStore.write(TOLD_KEY, build);
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

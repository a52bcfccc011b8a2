import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { takeReloadNotice } from '#src/kernel/telemetry/preload-error.ts';
import { Notice } from './notice.tsx';

/**
 * Says that the page has been reloaded because a part was missing: the press that needed the part had no effect. The
 * notice disappears when another page opens.
 */
export function ReloadNotice() {
  const { key } = useLocation();
  const [reloadedAt, setReloadedAt] = useState('');

  useEffect(() => {
    if (!takeReloadNotice()) return;
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

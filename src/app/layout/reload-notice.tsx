import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { STORAGE_PREFIX } from '#src/config/product.ts';
import { sessionStore } from '#src/kernel/storage/guarded-storage.ts';
import { GUARD_KEY } from '#src/kernel/telemetry/preload-error.ts';
import { Notice } from './notice.tsx';

/** Holds the build whose reload has been told of. */
const TOLD_KEY = `${STORAGE_PREFIX}.preloadReloadTold`;

/** @returns whether the site has reloaded this page by itself and not said so yet */
function takeUntoldReload(): boolean {
  const build = sessionStore.read(GUARD_KEY);
  if (build === null || sessionStore.read(TOLD_KEY) === build) return false;
  sessionStore.write(TOLD_KEY, build);
  return true;
}

/**
 * Says why the page has come again by itself, when a part of it was missing: the press that needed the part has done
 * nothing. It goes when another page comes; the error page says so itself.
 */
export function ReloadNotice() {
  const { key, pathname } = useLocation();
  const [first] = useState(key);
  const [isReloaded, setReloaded] = useState(false);

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the storage has it, and the prerendered page does not
    if (takeUntoldReload()) setReloaded(true);
  }, []);

  if (!isReloaded || key !== first || pathname === paths.error.path) return null;
  return (
    <Notice>
      A part of the page was missing, so the page was loaded again. Your answers are kept.
    </Notice>
  );
}

import { NewVersionNotice } from './new-version-notice.tsx';
import { OfflineNotice } from './offline-notice.tsx';

/** The notices about events while the site is open. The page shows them, and so does a dialog over it. */
export function SiteNotices() {
  return (
    <>
      <OfflineNotice />
      <NewVersionNotice />
    </>
  );
}

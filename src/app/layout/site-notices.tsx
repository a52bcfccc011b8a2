import { NewVersionNotice } from './new-version-notice.tsx';
import { OfflineNotice } from './offline-notice.tsx';

/** What may happen to the site while it is open; shown on the page, and in a dialog over it. */
export function SiteNotices() {
  return (
    <>
      <OfflineNotice />
      <NewVersionNotice />
    </>
  );
}

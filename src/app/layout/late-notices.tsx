import { NewVersionNotice } from './new-version-notice.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { RedirectNotice } from './redirect-notice.tsx';

/** What is said about the site itself while it is open. */
export function LateNotices() {
  return (
    <>
      <OfflineNotice />
      <NewVersionNotice />
      <RedirectNotice />
    </>
  );
}

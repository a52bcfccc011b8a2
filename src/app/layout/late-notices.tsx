import { RedirectNotice } from './redirect-notice.tsx';
import { ReloadNotice } from './reload-notice.tsx';
import { SiteNotices } from './site-notices.tsx';

/** The notices about the site on a page. */
export function LateNotices() {
  return (
    <>
      <SiteNotices />
      <RedirectNotice />
      <ReloadNotice />
    </>
  );
}

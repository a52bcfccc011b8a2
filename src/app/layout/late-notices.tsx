import { RedirectNotice } from './redirect-notice.tsx';
import { SiteNotices } from './site-notices.tsx';

/** The notices about the site on a page. */
export function LateNotices() {
  return (
    <>
      <SiteNotices />
      <RedirectNotice />
    </>
  );
}

import { RedirectNotice } from './redirect-notice.tsx';
import { SiteNotices } from './site-notices.tsx';

/** What is said on a page about the site itself. */
export function LateNotices() {
  return (
    <>
      <SiteNotices />
      <RedirectNotice />
    </>
  );
}

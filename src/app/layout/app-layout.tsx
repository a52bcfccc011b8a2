import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { STATUS_ID } from '#src/ui/announce.ts';
import { createLateIsland } from '#src/ui/loading/late-island.tsx';
import { DialogNotices } from '#src/ui/overlay/dialog-notices.ts';
import { Header } from './header.tsx';
import { SkipLink } from './skip-link.tsx';

const Footer = createLateIsland(async () => (await import('./footer.tsx')).Footer);

const LateNotices = createLateIsland(async () => (await import('./late-notices.tsx')).LateNotices);

/** An open dialog makes the notices of the page inert, so it shows them itself. */
const SiteNotices = createLateIsland(async () => (await import('./site-notices.tsx')).SiteNotices);
const dialogNotices = <SiteNotices />;

const FeedbackWidget = createLateIsland(
  async () => (await import('#src/features/feedback/feedback-widget.tsx')).FeedbackWidget,
);

type AppLayoutProps = {
  /** The content of the dark strip at the top. A route gives it as `handle.Banner`. */
  banner: ReactNode;
};

/**
 * The layout around every page (specification, section 2). A full-screen layer (`data-full-screen`) also hides what it
 * covers from keyboards and screen readers.
 */
export function AppLayout({ banner }: AppLayoutProps) {
  return (
    <DialogNotices value={dialogNotices}>
      <div className="group/app flex min-h-dvh flex-col">
        <div className="group-has-data-full-screen/app:invisible">
          <SkipLink />
          {banner ? (
            <div className="bg-strip text-small text-on-strip print:hidden">
              <div className="mx-auto max-w-page px-gutter py-2.5 md:px-8">{banner}</div>
            </div>
          ) : null}
          <Header />
        </div>
        <div aria-live="polite" className="not-empty:mb-4">
          <LateNotices />
        </div>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-page flex-1 px-gutter pt-2 pb-14 md:px-8 lg:pt-6"
        >
          <Outlet />
        </main>
        <p id={STATUS_ID} role="status" className="sr-only" />
        <div className="group-has-data-full-screen/app:invisible">
          <Footer />
        </div>
        <FeedbackWidget />
      </div>
    </DialogNotices>
  );
}

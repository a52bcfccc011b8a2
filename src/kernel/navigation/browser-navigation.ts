import { leavePage } from './page-leaving.ts';

/** The way out of the page: a plug, so that a test can watch where the browser would go. */
export const browserNavigation = {
  /** Leaves for another address; the page it leaves stays in the browser's history. */
  assign: (url: string): void => leavePage(() => window.location.assign(url)),
  /** Loads another page in place of this one. */
  replace: (url: string): void => leavePage(() => window.location.replace(url)),
  /** Loads this page again. */
  reload: (): void => leavePage(() => window.location.reload()),
};

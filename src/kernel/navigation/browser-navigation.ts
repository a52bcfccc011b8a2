import { leavePage } from './page-leaving.ts';

/** Leaves the page. It is an object, so that a test can replace its functions. */
export const browserNavigation = {
  /** Opens another address. The present page stays in the browser's history. */
  assign: (url: string): void => leavePage(() => window.location.assign(url)),
  /** Opens another address and replaces the present page in the history. */
  replace: (url: string): void => leavePage(() => window.location.replace(url)),
  /** Loads this page again. */
  reload: (): void => leavePage(() => window.location.reload()),
};

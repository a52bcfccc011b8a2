/** The way out of the site: a plug, so that a test can watch where the browser would go. */
export const browserNavigation = {
  /** Leaves for another address; the page it leaves stays in the browser's history. */
  assign(url: string): void {
    window.location.assign(url);
  },
  /** Loads another page in place of this one. */
  replace(url: string): void {
    window.location.replace(url);
  },
};

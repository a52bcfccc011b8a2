import { useEffect } from 'react';

/** The title of the browser's tab: the page's own, then the application's (specification, section 2). */
export const pageTitle = (title: string, appTitle: string) => `${title} | ${appTitle}`;

/** Keeps the title of the browser's tab at this page's while it is shown. */
export function usePageTitle(title: string, appTitle: string): void {
  useEffect(() => {
    document.title = pageTitle(title, appTitle);
  }, [title, appTitle]);
}

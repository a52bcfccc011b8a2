import { useEffect } from 'react';

/** Builds the title of the browser's tab: the page title, then the app title (specification, section 2). */
export const formatPageTitle = (title: string, appTitle: string) => `${title} | ${appTitle}`;

/** Sets the title of the browser's tab while the page is shown. */
export function usePageTitle(title: string, appTitle: string): void {
  useEffect(() => {
    document.title = formatPageTitle(title, appTitle);
  }, [title, appTitle]);
}

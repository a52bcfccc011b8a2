import { Fragment, useEffect, useState, type ReactNode } from 'react';

/** After this time the browser has reported the region to screen readers, and a closed dialog no longer hides the page. */
const KNOWN_AFTER_MS = 500;

/**
 * The words of a live region that comes into the page together with them. A screen reader says what changes in a
 * region that it knows (WCAG 2.2, 4.1.3), so the same words are put in once more.
 */
export function LiveText({ children }: { children: ReactNode }) {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), KNOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return <Fragment key={String(isKnown)}>{children}</Fragment>;
}

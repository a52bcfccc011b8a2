import type { MouseEvent } from 'react';

/** A changed hash would be a navigation to the router. The link only moves the focus. */
function focusMain(event: MouseEvent) {
  const main = document.getElementById('main');
  if (!main) return;
  event.preventDefault();
  main.focus();
}

/** The first stop of the Tab key. It leads past the header to the page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      onClick={focusMain}
      className="sr-only z-50 focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:rounded-button focus:bg-surface focus:px-4 focus:py-3 focus:text-strong focus:text-pitch focus:underline"
    >
      Skip to main content
    </a>
  );
}

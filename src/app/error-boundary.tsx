import { useLayoutEffect, useState } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { handleError } from '#src/kernel/errors/handler-chain.ts';
import { isPageLeaving, onceStaying } from '#src/kernel/navigation/page-leaving.ts';

/**
 * Shows an error that no page handles. The handler chain takes the visitor to the error page. The text here appears
 * only when that is not possible, so it needs no other code. While the visitor leaves the page, a part that fails to
 * load is no error, unless the page stays after all.
 */
export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const [isLeaving, setLeaving] = useState(isPageLeaving);

  /* This runs before the paint: the handler may load the page again, and then the text here must not show. */
  useLayoutEffect(() => {
    if (isLeaving) return onceStaying(() => setLeaving(false));
    if (pathname !== paths.error.path) handleError(error);
    // oxlint-disable-next-line react/set-state-in-effect -- only the handler knows whether it leaves the page
    setLeaving(isPageLeaving);
    return undefined;
  }, [error, pathname, isLeaving]);

  if (isLeaving) return null;
  return (
    <main id="main" className="mx-auto max-w-xl p-8">
      <h1 tabIndex={-1}>There is a problem with the service</h1>
      <p className="mt-4">Reload the page to try again. Your answers are kept on this device.</p>
      <p className="mt-4">
        <a href={paths.welcome.path}>Back to sign-up</a>
      </p>
    </main>
  );
}

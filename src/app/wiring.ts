import { checkEnvironment } from '#src/config/env.ts';
import { paths } from '#src/config/paths.ts';
import { getFlowId, keepFlow } from '#src/kernel/api/flow.ts';
import { ports } from '#src/kernel/api/ports.ts';
import {
  errorNavigation,
  handleError,
  listenForUncaughtErrors,
} from '#src/kernel/errors/handler-chain.ts';
import { watchPageLeaving } from '#src/kernel/navigation/page-leaving.ts';
import { logger } from '#src/kernel/log/logger.ts';
import { handlePreloadErrors } from '#src/kernel/telemetry/preload-error.ts';
import { startReporting } from '#src/kernel/telemetry/sentry.ts';
import { watchPresses } from '#src/ui/press/after-press.ts';
import { whenIdle } from '#src/ui/loading/when-idle.ts';

type Navigate = (path: string, options?: { replace: boolean }) => void;

/**
 * The error page replaces the callback page in the history. Otherwise Back would lead to a used callback and to the
 * error again.
 */
const isOnCallback = () => window.location.pathname === paths.callback.path;

/** Starts an optional part. The page works without it, so a failure is only logged. */
const startOptional = (start: () => Promise<void>): Promise<void> =>
  start().catch((error: unknown) => logger.warn('An optional part has not started', { error }));

/**
 * Connects modules that must not import each other: it gives lower modules the functions of higher ones. A module with
 * a large library loads only when its function is called.
 * @param navigate takes the visitor to a path of the site
 * @returns resolves when a series of presses is watched, or when the code for that has failed to load
 */
export function wireModules(navigate: Navigate): Promise<void> {
  ports.setTokenSource(async () =>
    (await import('#src/kernel/auth/token-store.ts')).getCurrentIdToken(),
  );
  ports.onUnauthenticated(async (cause) =>
    (await import('#src/kernel/auth/reauthenticate.ts')).reauthenticate(cause),
  );
  ports.onCentralError(handleError);
  errorNavigation.setNavigate((path) => navigate(path, { replace: isOnCallback() }));
  listenForUncaughtErrors();
  watchPresses();
  watchPageLeaving();
  handlePreloadErrors();
  keepFlow();
  startReporting({ flow: getFlowId(), afterPaint: (run) => whenIdle(run) });
  whenIdle(checkEnvironment);
  const watchingSeries = startOptional(async () => {
    const { watchPressSeries } = await import('#src/ui/press/press-series.ts');
    watchPressSeries();
  });
  whenIdle(() =>
    startOptional(async () => {
      const { keepFocusInView } = await import('#src/ui/select/keep-in-view.ts');
      keepFocusInView();
    }),
  );
  whenIdle(() =>
    startOptional(async () => {
      const { restoreSession } = await import('#src/kernel/session/session-store.ts');
      restoreSession();
    }),
  );
  whenIdle(() =>
    startOptional(async () => {
      const { listenToTabs } = await import('#src/kernel/auth/tab-channel.ts');
      listenToTabs({ goHome: () => navigate(paths.root.path) });
    }),
  );
  return watchingSeries;
}

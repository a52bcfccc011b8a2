/** The first script of the callback page. It finishes the sign-in while React and the page are still loading. */
import { paths } from '#src/config/paths.ts';
import { withTimeout } from '#src/kernel/async/with-timeout.ts';
import { ports } from '#src/kernel/api/ports.ts';
import { type SignInResult, finishSignIn } from '#src/kernel/auth/finish-sign-in.ts';
import { getCurrentIdToken } from '#src/kernel/auth/token-store.ts';
import { enterStage } from '#src/kernel/telemetry/flow-state.ts';

/** How long the prerendered frame stays before the callback page shows its own content. */
const LONGEST_WAIT_MS = 1000;

async function signIn(): Promise<SignInResult | null> {
  ports.setTokenSource(getCurrentIdToken);
  enterStage('sign-in');
  return finishSignIn(new URL(window.location.href)).catch(() => null);
}

/**
 * How the sign-in ended. It is null when the sign-in failed: the callback page asks for the same sign-in and handles
 * the error. It is null on all other pages: Welcome loads this script only to put it into the browser's cache.
 */
const earlySignIn =
  window.location.pathname === paths.callback.path ? signIn() : Promise.resolve(null);

/** Loads and evaluates the code of the wizard, the usual next page, while the platform answers. */
function prepareWizard(): void {
  void Promise.allSettled([
    import('./info-route.tsx'),
    import('#src/kernel/auth/ensure-signed-in.ts'),
    import('#src/ui/press/press-series.ts'),
  ]);
}

/**
 * Waits for the sign-in on the callback page, then replaces the address with the one that the sign-in was started for.
 * That page is the first that renders (section 2: the callback leaves no history entry). The callback page itself
 * handles a sign-in that is slow or fails.
 * @returns whether the address has changed
 */
export async function leaveCallback(): Promise<boolean> {
  prepareWizard();
  const result = await withTimeout(earlySignIn, LONGEST_WAIT_MS).catch(() => null);
  if (result?.outcome !== 'signedIn' && result?.outcome !== 'skipped') return false;
  window.history.replaceState(null, '', result.returnTo);
  return true;
}

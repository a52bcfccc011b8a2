import type { LoaderFunctionArgs } from 'react-router-dom';
import type { RouteFacts } from '#src/config/paths.ts';
import { setSignedOut } from '#src/kernel/auth/auth-store.ts';
import { hasStoredTokens } from '#src/kernel/auth/token-keys.ts';
import { handleError } from '#src/kernel/errors/handler-chain.ts';
import { logger } from '#src/kernel/log/logger.ts';

const never = new Promise<never>(() => {});

/** The code that reads tokens is large. A visitor without tokens does not wait for it. */
const loadUser = async () => {
  if (!hasStoredTokens()) return setSignedOut();
  const { loadCurrentUser } = await import('#src/kernel/auth/load-user.ts');
  await loadCurrentUser();
};

/** Loads the user, and retries once. After that the page shows without the user (section 2, `/err`). */
async function loadOrShowWithout(): Promise<void> {
  await loadUser()
    .catch(loadUser)
    .catch(() => {});
}

/** Loads the user without blocking the page. A page that needs the user loads it again. */
export function loadUserInTheBackground(): void {
  loadUser().catch((error: unknown) => logger.warn('The user could not be loaded', { error }));
}

/** The URL of a loader has no hash. When the page was opened directly, the browser has the hash. */
function getFullPath({ pathname, search }: URL): string {
  const { location } = window;
  return pathname + search + (location.pathname === pathname ? location.hash : '');
}

async function requireSignIn({ signUp }: RouteFacts, url: URL): Promise<void> {
  const { ensureSignedIn } = await import('#src/kernel/auth/ensure-signed-in.ts');
  try {
    await ensureSignedIn({ signUp: signUp === true, returnTo: getFullPath(url) });
  } catch (error) {
    // The error page opens now. The requested page must not show before it.
    if (handleError(error)) await never;
    throw error;
  }
}

/**
 * Creates the loader of a route, which runs before its page shows (sections 2 and 4). It loads the user when the tokens
 * are valid. It starts the login when the route needs a user and there is none.
 * @param facts what the router knows of the route
 * @returns a loader for the router
 */
export function loadRoute(facts: RouteFacts) {
  return async ({ request }: LoaderFunctionArgs): Promise<null> => {
    if (facts.skipLoading) return null;
    if (facts.needsSignIn) await requireSignIn(facts, new URL(request.url));
    else if (facts.loaderMayFail) await loadOrShowWithout();
    else loadUserInTheBackground();
    return null;
  };
}

/** The loader data of the wizard's route. */
export type InfoData = { readonly hasInitialData: boolean };

/** Creates the loader of the wizard's route. It needs a sign-in first, also for a deep link (section 2). */
export function loadInfo(facts: RouteFacts) {
  const load = loadRoute(facts);
  return async (args: LoaderFunctionArgs): Promise<InfoData> => {
    await load(args);
    const { readInitialData } = await import('#src/kernel/session/initial-data.ts');
    return { hasInitialData: readInitialData() !== null };
  };
}

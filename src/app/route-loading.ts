import type { LoaderFunctionArgs } from 'react-router-dom';
import type { RouteFacts } from '#src/config/paths.ts';
import { setSignedOut } from '#src/kernel/auth/auth-store.ts';
import { hasStoredTokens } from '#src/kernel/auth/token-keys.ts';
import { handleError } from '#src/kernel/errors/handler-chain.ts';
import { logger } from '#src/kernel/log/logger.ts';

const never = new Promise<never>(() => {});

/** What reads tokens is large, and a visitor who has none does not wait for it. */
const loadUser = async () => {
  if (!hasStoredTokens()) return setSignedOut();
  const { loadCurrentUser } = await import('#src/kernel/auth/load-user.ts');
  await loadCurrentUser();
};

/** Tries once more, then lets the page show without what could not be loaded (section 2, `/err`). */
async function loadOrShowWithout(): Promise<void> {
  await loadUser()
    .catch(loadUser)
    .catch(() => {});
}

/** A page for everybody neither waits for the user nor goes without one: whoever needs the user asks again. */
export function loadUserInTheBackground(): void {
  loadUser().catch((error: unknown) => logger.warn('The user could not be loaded', { error }));
}

/** The router leaves the hash out of a loader's address; when the page itself was opened, the browser has it. */
function fullPath({ pathname, search }: URL): string {
  const { location } = window;
  return pathname + search + (location.pathname === pathname ? location.hash : '');
}

async function requireSignIn({ signUp }: RouteFacts, url: URL): Promise<void> {
  const { ensureSignedIn } = await import('#src/kernel/auth/ensure-signed-in.ts');
  try {
    await ensureSignedIn({ signUp: signUp === true, returnTo: fullPath(url) });
  } catch (error) {
    // The error page is on its way; what was asked for must not show in between.
    if (handleError(error)) await never;
    throw error;
  }
}

/**
 * What happens on each navigation to a route before its page shows (sections 2 and 4): the user of
 * valid tokens is loaded; where the route needs one and there is none, the login starts.
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

/** What the wizard's route knows before it shows. */
export type InfoData = { readonly hasInitialData: boolean };

/** Loads the wizard's route: after the sign-in, because a deep link asks for an account first (section 2). */
export function loadInfo(facts: RouteFacts) {
  const load = loadRoute(facts);
  return async (args: LoaderFunctionArgs): Promise<InfoData> => {
    await load(args);
    const { readInitialData } = await import('#src/kernel/session/initial-data.ts');
    return { hasInitialData: readInitialData() !== null };
  };
}

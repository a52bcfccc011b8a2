import { build } from '#src/config/env.ts';
import { STORAGE_PREFIX } from '#src/config/product.ts';
import { NetworkError } from '#src/kernel/errors/app-error.ts';
import { handleError, registerErrorHandler } from '#src/kernel/errors/handler-chain.ts';
import { browserNavigation } from '#src/kernel/navigation/browser-navigation.ts';
import { sessionStore } from '#src/kernel/storage/guarded-storage.ts';

/**
 * The build that this tab was reloaded for. A second reload would load the same build. The notice of the reload writes
 * a mark after it.
 */
export const GUARD_KEY = `${STORAGE_PREFIX}.preloadReload`;

const MESSAGE = 'A part of the site could not be loaded.';

let isMissing = false;

/**
 * Whether a part of this page failed to load. The browser keeps that failure for the life of the page (HTML standard,
 * module map), so only a new page can load the part.
 */
export const isPartMissing = (): boolean => isMissing;

/** Uses the only reload of this build, if that can be stored. Without a connection a reload would lose the page. */
function takeReload(): boolean {
  if (!navigator.onLine) return false;
  const id = `${build.version}+${build.commit}`;
  if (sessionStore.read(GUARD_KEY)?.startsWith(id)) return false;
  sessionStore.write(GUARD_KEY, id);
  return sessionStore.persistent;
}

/**
 * Handles code chunks that fail to load, for example in an old tab after a deployment (section 8). It reloads the page
 * once for each build, to get the new chunk names. After that the error page opens. Vite's `vite:preloadError` event
 * only marks the error. The handler chain handles it, because only an uncaught error reaches the chain: a chunk that
 * the page does not need never causes a reload.
 * @param reload loads the page again
 * @returns a function that stops it
 */
export function handlePreloadErrors(reload = browserNavigation.reload): () => void {
  const failures = new WeakSet();
  const mark = ({ payload }: VitePreloadErrorEvent): void => {
    isMissing = true;
    failures.add(payload);
  };
  const isFailure = (error: unknown): boolean => failures.has(error as WeakKey);

  window.addEventListener('vite:preloadError', mark);
  const unregister = registerErrorHandler((error) => {
    if (!isFailure(error)) return false;
    if (takeReload()) reload();
    else handleError(new NetworkError(MESSAGE, { cause: error }));
    return true;
  }, 0);
  return () => {
    window.removeEventListener('vite:preloadError', mark);
    unregister();
  };
}

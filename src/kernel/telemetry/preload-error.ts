import { build } from '#src/config/env.ts';
import { STORAGE_PREFIX } from '#src/config/product.ts';
import { NetworkError } from '#src/kernel/errors/app-error.ts';
import { handleError, registerErrorHandler } from '#src/kernel/errors/handler-chain.ts';
import { browserNavigation } from '#src/kernel/navigation/browser-navigation.ts';
import { sessionStore } from '#src/kernel/storage/guarded-storage.ts';

/** Holds the build that this tab was reloaded for: a second reload would find the same. */
const GUARD_KEY = `${STORAGE_PREFIX}.preloadReload`;

const MESSAGE = 'A part of the site could not be loaded.';

let isMissing = false;

/**
 * Whether a part of this page could not be loaded. The browser remembers that for as long as the page lives (HTML
 * standard, module map), so that only a new page can have the part.
 */
export const isPartMissing = (): boolean => isMissing;

/** Takes the one reload of this build, if it can be remembered that it was taken; offline it would lose the page. */
function takeReload(): boolean {
  if (!navigator.onLine) return false;
  const id = `${build.version}+${build.commit}`;
  if (sessionStore.read(GUARD_KEY) === id) return false;
  sessionStore.write(GUARD_KEY, id);
  return sessionStore.persistent;
}

/**
 * Deals with code chunks that do not load, as after a deployment in an old tab (section 8): the page is reloaded
 * once a build, which brings the new names of the chunks; after that the error page says so.
 *
 * Vite's `vite:preloadError` event only marks the error. It is dealt with when it arrives in the handler chain, for
 * then nobody has caught it: a chunk that the page can do without never costs a reload.
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

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { build } from '#src/config/env.ts';
import { clearErrors, errorStore } from '#src/kernel/errors/error-store.ts';
import {
  errorNavigation,
  handleError,
  registerErrorHandler,
} from '#src/kernel/errors/handler-chain.ts';
import { sessionStore } from '#src/kernel/storage/guarded-storage.ts';
import { handlePreloadErrors } from '#src/kernel/telemetry/preload-error.ts';
import { blockWrites } from '#tests/unit/kernel/auth/sign-in-support.ts';

const GUARD = 'hc.preloadReload';
const BUILD_ID = `${build.version}+${build.commit}`;

const reload = vi.fn<() => void>();
let visited: string[];
let stop: () => void;

beforeEach(() => {
  reload.mockReset();
  visited = [];
  errorNavigation.setNavigate((path) => visited.push(path));
  stop = handlePreloadErrors(reload);
});

afterEach(() => {
  stop();
  clearErrors();
});

/** Vite tells of a chunk that did not load, and throws the same error at whoever wanted it. */
function failToLoad(): Error {
  const payload = new TypeError('Failed to fetch dynamically imported module: /assets/info.js');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  return payload;
}

describe('an uncaught chunk error', () => {
  it('reloads the page once for each build [L04, S8.29]', () => {
    expect(handleError(failToLoad())).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(visited).toEqual([]);
    expect(sessionStorage.getItem(GUARD)).toBe(BUILD_ID);
  });

  it('does not reload the page for the same build after the notice of the reload', () => {
    sessionStorage.setItem(GUARD, `${BUILD_ID} shown`);
    handleError(failToLoad());
    expect(reload).not.toHaveBeenCalled();
  });

  it('opens the error page after a reload for the same build [L05]', () => {
    handleError(failToLoad());
    const error = failToLoad();
    expect(handleError(error)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(visited).toEqual(['/err']);
    expect(errorStore.getState().errors).toMatchObject([
      {
        error: {
          kind: 'network',
          message: 'A part of the site could not be loaded.',
          cause: error,
        },
      },
    ]);
  });

  it('opens the error page without a connection, and keeps the reload for later', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    handleError(failToLoad());
    expect(reload).not.toHaveBeenCalled();
    expect(visited).toEqual(['/err']);
    expect(sessionStorage.getItem(GUARD)).toBeNull();
  });

  it('reloads the page again for another build', () => {
    sessionStorage.setItem(GUARD, '0.9.0+old');
    handleError(failToLoad());
    expect(reload).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem(GUARD)).toBe(BUILD_ID);
  });

  it('opens the error page, without a reload, when the reload cannot be stored [L05]', () => {
    blockWrites(sessionStorage);
    handleError(failToLoad());
    handleError(failToLoad());
    expect(reload).not.toHaveBeenCalled();
    expect(visited).toEqual(['/err', '/err']);
    sessionStore.remove(GUARD);
  });

  it('is handled before all other handlers', () => {
    stop();
    const earlier = vi.fn<(error: unknown) => boolean>(() => true);
    const unregister = registerErrorHandler(earlier, 0);
    stop = handlePreloadErrors(reload);
    handleError(failToLoad());
    expect(reload).toHaveBeenCalledTimes(1);
    expect(earlier).not.toHaveBeenCalled();
    unregister();
  });
});

describe('an error that reloads nothing', () => {
  it('is a caught error of an optional chunk', () => {
    failToLoad();
    expect(reload).not.toHaveBeenCalled();
    expect(visited).toEqual([]);
  });

  it.each([new TypeError('x is not a function'), 'a text', null, undefined, 7])(
    'is an error of another kind (%o)',
    (error) => {
      failToLoad();
      expect(handleError(error)).toBe(false);
      expect(reload).not.toHaveBeenCalled();
    },
  );

  it('leaves a chunk error to the browser after the handling has stopped', () => {
    const earlier = failToLoad();
    stop();
    expect(handleError(earlier)).toBe(false);
    stop = handlePreloadErrors(reload);
    expect(handleError(earlier)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

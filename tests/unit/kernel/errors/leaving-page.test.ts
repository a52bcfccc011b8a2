import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ResponseError, errorClasses } from '#src/kernel/errors/app-error.ts';
import { clearErrors, errorStore } from '#src/kernel/errors/error-store.ts';
import {
  errorNavigation,
  handleError,
  listenForUncaughtErrors,
  registerErrorHandler,
} from '#src/kernel/errors/handler-chain.ts';
import { watchPageLeaving } from '#src/kernel/navigation/page-leaving.ts';
import { handlePreloadErrors } from '#src/kernel/telemetry/preload-error.ts';

const reload = vi.fn<() => void>();
const reported = vi.fn<(error: unknown) => boolean>(() => false);
const visited: string[] = [];
let undo: (() => void)[];

beforeEach(() => {
  errorNavigation.setNavigate((path) => visited.push(path));
  undo = [
    watchPageLeaving(),
    listenForUncaughtErrors(),
    handlePreloadErrors(reload),
    registerErrorHandler(reported, 0),
  ];
  window.dispatchEvent(new Event('pagehide'));
});
afterEach(() => {
  for (const step of undo) step();
  clearErrors();
  vi.clearAllMocks();
  visited.length = 0;
});

function rejectWith(reason: unknown): Event {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  window.dispatchEvent(event);
  return event;
}

function expectNoFault() {
  expect(reported).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
  expect(visited).toEqual([]);
  expect(errorStore.getState().errors).toEqual([]);
}

/** What Firefox throws at whoever imports when the page is left meanwhile. */
function failToLoad() {
  const payload = new TypeError('error loading dynamically imported module');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  return payload;
}

describe('on a page that is being left', () => {
  it('an aborted import is no error: no reload, no report, no error page', () => {
    expect(handleError(failToLoad())).toBe(true);
    expectNoFault();
  });

  it.each([
    failToLoad(),
    new DOMException('Aborted', 'AbortError'),
    new errorClasses.network('No'),
  ])('an unhandled promise is no uncaught error (%s)', (reason) => {
    expect(rejectWith(reason).defaultPrevented).toBe(true);
    expectNoFault();
  });

  it('a call without an answer does not open the error page', () => {
    expect(handleError(new errorClasses.network('failed to connect to API'))).toBe(true);
    expectNoFault();
  });

  it('an answer of the platform still counts', () => {
    handleError(new ResponseError('An answer that does not fit'));
    expect(visited).toEqual(['/err']);
  });

  it('an error in the code is still reported', () => {
    const error = new TypeError('x is undefined');
    window.dispatchEvent(new ErrorEvent('error', { error }));
    expect(reported).toHaveBeenCalledExactlyOnceWith(error);
  });

  it('everything counts again after the page is back', () => {
    window.dispatchEvent(new Event('pageshow'));
    handleError(failToLoad());
    expect(reload).toHaveBeenCalledOnce();
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  AppError,
  type ErrorKind,
  NotAuthenticatedError,
  ResponseError,
  errorClasses,
} from '#src/kernel/errors/app-error.ts';
import { addError, clearErrors, errorStore } from '#src/kernel/errors/error-store.ts';
import {
  errorNavigation,
  handleError,
  listenForUncaughtErrors,
  registerErrorHandler,
} from '#src/kernel/errors/handler-chain.ts';

const storedErrors = () => errorStore.getState().errors.map(({ error }) => error);

const undo: (() => void)[] = [];
const register: typeof registerErrorHandler = (...handler) => {
  const unregister = registerErrorHandler(...handler);
  undo.push(unregister);
  return unregister;
};

let visited: string[];

beforeEach(() => {
  visited = [];
  errorNavigation.setNavigate((path) => visited.push(path));
});

afterEach(() => {
  for (const step of undo.splice(0)) step();
  clearErrors();
});

const rejectWith = (reason: unknown): Event => {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  window.dispatchEvent(event);
  return event;
};
const throwUncaught = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));

describe('the redirect to the error page', () => {
  it('clears the stored errors, adds the new one and goes to the route named error [D11, S8.22b]', () => {
    for (const text of ['One', 'Two', 'Three']) addError(new AppError(text));
    const error = new ResponseError('Four');
    expect(handleError(error)).toBe(true);
    expect(storedErrors()).toEqual([error]);
    expect(visited).toEqual(['/err']);
  });

  it('does not happen a second time for an error that is marked as handled', () => {
    const error = new errorClasses.server('Dealt with');
    error.handled = true;
    expect(handleError(error)).toBe(true);
    expect(storedErrors()).toEqual([]);
    expect(visited).toEqual([]);
  });

  it('shows a missing sign-in when no login was started [R16]', () => {
    const error = new NotAuthenticatedError('Who?');
    expect(handleError(error)).toBe(true);
    expect(storedErrors()).toEqual([error]);
    expect(visited).toEqual(['/err']);
  });

  it.each([[new TypeError('x is undefined')], ['text'], [undefined], [null]])(
    'does not happen for %s, which is no error of the site',
    (thrown) => {
      expect(handleError(thrown)).toBe(false);
      expect(storedErrors()).toEqual([]);
      expect(visited).toEqual([]);
    },
  );
});

describe('the chain', () => {
  it('asks the handlers in order and stops at the first that handles [S8.24]', () => {
    const asked: string[] = [];
    const asks = (name: string, handles: boolean) => () => {
      asked.push(name);
      return handles;
    };
    register(asks('second', true), 0);
    register(asks('first', false), 0);
    register(asks('last', true));
    expect(handleError(new AppError('No'))).toBe(true);
    expect(asked).toEqual(['first', 'second']);
    expect(visited).toEqual([]);
  });

  it('asks a handler without a position last', () => {
    const last = vi.fn<() => boolean>(() => true);
    register(last);
    handleError(new AppError('Ours'));
    expect(last).not.toHaveBeenCalled();
    const thrown = new TypeError('Not ours');
    expect(handleError(thrown)).toBe(true);
    expect(last).toHaveBeenCalledExactlyOnceWith(thrown);
  });

  it('calls the next handler when one throws', () => {
    register(() => {
      throw new Error('The handler is broken');
    }, 0);
    expect(handleError(new AppError('No'))).toBe(true);
    expect(visited).toEqual(['/err']);
  });

  it('no longer asks a removed handler, and removing it twice removes no other', () => {
    const handler = vi.fn<() => boolean>(() => true);
    const unregister = register(handler, 0);
    unregister();
    unregister();
    handleError(new AppError('No'));
    expect(handler).not.toHaveBeenCalled();
    expect(visited).toEqual(['/err']);
  });

  it('asks every handler even when one removes itself', () => {
    const unregister = register(() => {
      unregister();
      return false;
    }, 0);
    expect(handleError(new AppError('No'))).toBe(true);
  });
});

describe('uncaught errors', () => {
  beforeEach(() => void undo.push(listenForUncaughtErrors()));

  it('reach the chain when they are thrown, for any kind', () => {
    const error = new errorClasses.server('Thrown');
    throwUncaught(error);
    expect(storedErrors()).toEqual([error]);
  });

  it.each<ErrorKind>(['network', 'client', 'server'])(
    'do not reach the chain as a rejection of the kind %s [S8.30b]',
    (kind) => {
      const event = rejectWith(new errorClasses[kind]('Everyday'));
      expect(visited).toEqual([]);
      expect(event.defaultPrevented).toBe(false);
    },
  );

  it.each<ErrorKind>(['base', 'notFound', 'timeout', 'response', 'noProfile', 'notAuthorized'])(
    'reach the chain as a rejection of the kind %s',
    (kind) => {
      const error = new errorClasses[kind]('Unexpected');
      const event = rejectWith(error);
      expect(storedErrors()).toEqual([error]);
      expect(visited).toEqual(['/err']);
      expect(event.defaultPrevented).toBe(false);
    },
  );

  it('reach the handlers as a rejection with an unknown value', () => {
    const handler = vi.fn<() => boolean>(() => true);
    register(handler);
    const thrown = new TypeError('x is undefined');
    rejectWith(thrown);
    expect(handler).toHaveBeenCalledExactlyOnceWith(thrown);
  });

  it('are no longer uncaught when the central handling has handled them', () => {
    const error = new errorClasses.notAuthorized('Dealt with');
    error.handled = true;
    const event = rejectWith(error);
    expect(visited).toEqual([]);
    expect(event.defaultPrevented).toBe(true);
  });

  it('are ignored after listening has stopped', () => {
    undo.pop()?.();
    // The test runner reports an uncaught error for which the page has no listener at all.
    const otherListener = vi.fn<() => void>();
    window.addEventListener('error', otherListener);
    undo.push(() => window.removeEventListener('error', otherListener));
    throwUncaught(new AppError('Thrown'));
    rejectWith(new AppError('Rejected'));
    expect(visited).toEqual([]);
  });
});

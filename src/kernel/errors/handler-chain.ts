import { isPageLeaving } from '#src/kernel/navigation/page-leaving.ts';
import { AppError, CancelledError, isHandled } from './app-error.ts';
import type { ErrorKind } from './app-error.ts';
import { getErrorDestination } from './destinations.ts';
import { addError, clearErrors } from './error-store.ts';

/** A handler of errors. It returns true when it has handled the error. */
export type ErrorHandler = (error: unknown) => boolean;

/**
 * Expected errors of the connection and the service. A promise that rejects with one is not an error of the site
 * (section 8).
 */
const EXPECTED_REJECTIONS: readonly ErrorKind[] = ['network', 'client', 'server'];

let navigateTo: (path: string) => void = () => {};

/** The setter for the router, because this folder must not import it. */
export const errorNavigation = {
  /** Sets the function that opens a path of the site. */
  setNavigate(navigate: (path: string) => void): void {
    navigateTo = navigate;
  },
};

/** Stores the new error as the only one, and opens its page (section 8). */
function redirectToErrorPage(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  clearErrors();
  addError(error);
  navigateTo(getErrorDestination(error));
  return true;
}

const handlers: ErrorHandler[] = [redirectToErrorPage];

/**
 * Adds a handler to the chain.
 * @param handler the handler
 * @param position its place in the order, 0 for the first; the default is the end
 * @returns a function that removes the handler
 */
export function registerErrorHandler(
  handler: ErrorHandler,
  position = handlers.length,
): () => void {
  handlers.splice(position, 0, handler);
  return () => {
    const index = handlers.indexOf(handler);
    if (index !== -1) handlers.splice(index, 1);
  };
}

/** When a handler throws, the next handler still gets the error. */
function hasDealtWith(handler: ErrorHandler, error: unknown): boolean {
  try {
    return handler(error);
  } catch {
    return false;
  }
}

const passOn = (error: unknown): boolean =>
  [...handlers].some((handler) => hasDealtWith(handler, error));

/**
 * Whether leaving the page caused the error. An answer of the platform is a real error even then. A call without an
 * answer was aborted.
 */
const isEndedByLeaving = (error: unknown): boolean =>
  isPageLeaving() &&
  (!(error instanceof AppError) || error instanceof CancelledError || error.kind === 'network');

/**
 * Passes an error through the handlers in order. The first handler that handles it stops the chain (section 8). An
 * error that is marked as handled already has its page, so the visitor is not sent there again. An unknown error (a
 * TypeError, an error of an extension) does not leave the page: it goes to the registered handlers, and then to the
 * browser. An error from leaving the page is ignored (kernel/navigation/page-leaving).
 * @param error any thrown value
 * @returns whether it was handled
 */
export function handleError(error: unknown): boolean {
  return isHandled(error) || isEndedByLeaving(error) || passOn(error);
}

function handleUncaught(event: ErrorEvent): void {
  if (!isHandled(event.error)) passOn(event.error);
}

function handleRejection(event: PromiseRejectionEvent): void {
  const reason: unknown = event.reason;
  // It is handled, so the browser must not report it as uncaught.
  if (isHandled(reason) || isEndedByLeaving(reason)) return event.preventDefault();
  if (reason instanceof AppError && EXPECTED_REJECTIONS.includes(reason.kind)) return;
  handleError(reason);
}

/**
 * Passes uncaught errors to the chain, and rejections except the expected ones (section 8).
 * @returns a function that stops listening
 */
export function listenForUncaughtErrors(): () => void {
  window.addEventListener('error', handleUncaught);
  window.addEventListener('unhandledrejection', handleRejection);
  return () => {
    window.removeEventListener('error', handleUncaught);
    window.removeEventListener('unhandledrejection', handleRejection);
  };
}

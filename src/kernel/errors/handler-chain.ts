import { isPageLeaving } from '#src/kernel/navigation/page-leaving.ts';
import { AppError, CancelledError, isHandled } from './app-error.ts';
import type { ErrorKind } from './app-error.ts';
import { errorDestination } from './destinations.ts';
import { addError, clearErrors } from './error-store.ts';

/** Looks at an error and says whether it has dealt with it. */
export type ErrorHandler = (error: unknown) => boolean;

/** Everyday faults of the line and the service: a promise rejected with one is not a fault of the site (section 8). */
const EXPECTED_KINDS: readonly ErrorKind[] = ['network', 'client', 'server'];

let navigateTo: (path: string) => void = () => {};

/** The plug for the router: this room must not know it. */
export const errorNavigation = {
  /** Says how the visitor is taken to a path of the site. */
  setNavigate(navigate: (path: string) => void): void {
    navigateTo = navigate;
  },
};

/** Leaves the new error as the only one and takes the visitor to its page (section 8). */
function redirectToErrorPage(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  clearErrors();
  addError(error);
  navigateTo(errorDestination(error));
  return true;
}

const handlers: ErrorHandler[] = [redirectToErrorPage];

/**
 * Adds a handler to the chain.
 * @param position where in the order it stands, 0 being the first; the end when left out
 * @returns a function that takes the handler out again
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

/** A handler that fails itself must not keep the error from the next one. */
function hasDealtWith(handler: ErrorHandler, error: unknown): boolean {
  try {
    return handler(error);
  } catch {
    return false;
  }
}

const passOn = (error: unknown): boolean =>
  [...handlers].some((handler) => hasDealtWith(handler, error));

/** What the platform has answered counts on a page that is being left too; what got no answer was ended with it. */
const endedByLeaving = (error: unknown): boolean =>
  isPageLeaving() &&
  (!(error instanceof AppError) || error instanceof CancelledError || error.kind === 'network');

/**
 * Passes an error through the handlers in order; the first that deals with it stops the chain (section 8). One that is
 * marked as handled has its page already: whoever catches it once more must not send the visitor there again.
 * An error that is none of ours (a TypeError, something thrown by an extension) moves nobody off the page: it stays
 * with whoever registered for it, and in the end with the browser. One that the browser has made of leaving the page
 * is none (kernel/navigation/page-leaving).
 * @returns whether it has been dealt with
 */
export function handleError(error: unknown): boolean {
  return isHandled(error) || endedByLeaving(error) || passOn(error);
}

function handleUncaught(event: ErrorEvent): void {
  if (!isHandled(event.error)) passOn(event.error);
}

function handleRejection(event: PromiseRejectionEvent): void {
  const reason: unknown = event.reason;
  // It has been dealt with, so it is not uncaught, whatever the browser believes.
  if (isHandled(reason) || endedByLeaving(reason)) return event.preventDefault();
  if (reason instanceof AppError && EXPECTED_KINDS.includes(reason.kind)) return;
  handleError(reason);
}

/**
 * Hands what nobody caught to the chain: errors, and rejections other than the everyday ones (section 8).
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

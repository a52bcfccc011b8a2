import { env } from '#src/config/env.ts';
import type { ErrorKind } from '#src/kernel/errors/app-error.ts';

/** The texts and the actions of the error page. */
export type ErrorText = {
  readonly title: string;
  readonly advice: string;
  /** A retry may work. */
  readonly canRetry?: true;
  /** Another account may have access. */
  readonly offersSignOut?: true;
  /** The sign-in caused the error. */
  readonly offersSignIn?: true;
  /** Only the provider can help. */
  readonly offersContact?: true;
};

const GENERIC: ErrorText = {
  title: 'Something in your request was not accepted',
  advice: 'Go back, check your answers and try again.',
  canRetry: true,
};

const TEXTS: Partial<Record<ErrorKind, ErrorText>> = {
  network: {
    title: `We can't reach ${env.productName}`,
    advice: 'Failed to connect to API. Check your connection and try again.',
    canRetry: true,
  },
  timeout: {
    title: 'This is taking too long',
    advice: 'The service did not answer in time. Try again in a minute.',
    canRetry: true,
  },
  serviceUnavailable: {
    title: `${env.productName} is unavailable`,
    advice: 'We are not able to take sign-ups right now. Try again later.',
    canRetry: true,
  },
  server: {
    title: 'There is a problem with the service',
    advice: 'Try again later.',
    canRetry: true,
  },
  notAuthenticated: {
    title: "We can't confirm who you are",
    advice: 'Sign in again. If that does not help, contact us and quote the reference below.',
    offersSignOut: true,
    offersSignIn: true,
    offersContact: true,
  },
  notAuthorized: {
    title: "You don't have access to this page",
    advice: 'Sign in with the account you used to sign up.',
    offersSignOut: true,
  },
  noProfile: {
    title: 'Your account has no profile yet',
    advice: 'Contact us and quote the reference below.',
    offersContact: true,
  },
  notFound: {
    title: 'Page not found',
    advice: 'Check the address, or go back to sign-up.',
  },
};

/** The text of the page when there is no error (decisions, "Errors"). */
export const NOTHING_WRONG: ErrorText = {
  title: 'There is no problem to show',
  advice: 'Nothing has gone wrong in this tab. Go back to sign-up to start your trial.',
};

/**
 * Gets the text for a kind of error (section 8; UI contract, 2g).
 * @param kind the kind, or undefined when it is not known any more
 */
export function getErrorText(kind: ErrorKind | undefined): ErrorText {
  return (kind && TEXTS[kind]) ?? GENERIC;
}

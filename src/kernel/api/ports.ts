import type { AppError } from '#src/kernel/errors/app-error.ts';

type Token = string | null;

/** What the client asks of rooms that it must not know. Only this room reads it. */
export const portCallbacks = {
  token: (): Token | Promise<Token> => null,
  unauthenticated: (_cause: string): void | Promise<void> => {},
  centralError: (_error: AppError): void => {},
};

/** Where those rooms plug themselves in (joined in the app's wiring). */
export const ports = {
  /** Says where the bearer ID token comes from; null when nobody is signed in. */
  setTokenSource(source: () => Token | Promise<Token>): void {
    portCallbacks.token = source;
  },
  /** Says what a 401 starts, unless the call opts out; it is told the call's method and path. */
  onUnauthenticated(react: (cause: string) => void | Promise<void>): void {
    portCallbacks.unauthenticated = react;
  },
  /** Says who processes the errors that are processed centrally: network, 500 and 403 (section 8). */
  onCentralError(react: (error: AppError) => void): void {
    portCallbacks.centralError = react;
  },
};

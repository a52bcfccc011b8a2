import type { AppError } from '#src/kernel/errors/app-error.ts';

type Token = string | null;

/** The functions of higher modules that the API client calls. Only this folder reads them. */
export const portCallbacks = {
  token: (): Token | Promise<Token> => null,
  unauthenticated: (_cause: string): void | Promise<void> => {},
  centralError: (_error: AppError): void => {},
};

/** The setters for these functions (called in the app's wiring). */
export const ports = {
  /** Sets the source of the bearer ID token. It gives null when nobody is signed in. */
  setTokenSource(source: () => Token | Promise<Token>): void {
    portCallbacks.token = source;
  },
  /** Sets the reaction to a 401, unless the call opts out. It receives the call's method and path. */
  onUnauthenticated(react: (cause: string) => void | Promise<void>): void {
    portCallbacks.unauthenticated = react;
  },
  /** Sets the handler of the errors that are processed centrally: network, 500 and 403 (section 8). */
  onCentralError(react: (error: AppError) => void): void {
    portCallbacks.centralError = react;
  },
};

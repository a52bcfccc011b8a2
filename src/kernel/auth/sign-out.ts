import { handleError } from '#src/kernel/errors/handler-chain.ts';

/**
 * Signs out (section 4). It loads the code for that at the press, because most visitors never sign out. An AppError, as
 * when the login could not start, goes to the error handlers.
 * @throws what no handler handles, such as the browser's error when the code does not load
 */
export async function signOut(): Promise<void> {
  try {
    const { logOut } = await import('./logout.ts');
    await logOut();
  } catch (error) {
    if (!handleError(error)) throw error;
  }
}

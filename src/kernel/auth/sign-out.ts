/**
 * Signs out (section 4). It loads the code for that at the press, because most visitors never sign out.
 * @throws AppError when the login could not start; the browser's error when the code cannot be fetched
 */
export async function signOut(): Promise<void> {
  const { logOut } = await import('./logout.ts');
  await logOut();
}

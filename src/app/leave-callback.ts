/** How long the prerendered frame stays before the callback page shows its own content. */
const PATIENCE_MS = 1000;

const patience = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));

/**
 * Waits for the sign-in on the callback page, then replaces the address with the one that the sign-in was started for.
 * That page is the first that renders (section 2: the callback leaves no history entry). The callback page itself
 * handles a sign-in that is slow or fails.
 * @returns whether the address has changed
 */
export async function leaveCallback(): Promise<boolean> {
  const { earlySignIn } = await import('./early-callback.ts');
  const result = await Promise.race([earlySignIn, patience()]);
  if (result?.outcome !== 'signedIn' && result?.outcome !== 'skipped') return false;
  window.history.replaceState(null, '', result.returnTo);
  return true;
}

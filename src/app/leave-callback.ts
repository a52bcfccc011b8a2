/** How long the frame in the HTML waits for the sign-in before the callback's own page shows. */
const PATIENCE_MS = 1000;

const patience = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));

/**
 * On the callback's address: waits for the sign-in and puts the address in place that it was started for, so that the
 * page there is the first that is rendered (section 2: the callback leaves no history entry). A sign-in that takes long,
 * or does not succeed, is left to the callback's page.
 * @returns whether the address is another one now
 */
export async function leaveCallback(): Promise<boolean> {
  const { earlySignIn } = await import('./early-callback.ts');
  const result = await Promise.race([earlySignIn, patience()]);
  if (result?.outcome !== 'signedIn' && result?.outcome !== 'skipped') return false;
  window.history.replaceState(null, '', result.returnTo);
  return true;
}

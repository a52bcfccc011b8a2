/** The messages of a sign-in that cannot continue. */
export const signInMessages = {
  storageNeeded:
    "Signing in needs this browser's storage. Allow cookies and site data for this site, then try again.",
  secureBrowserNeeded:
    'Signing in needs a secure (https) page and an up-to-date browser. Open this site in one, then try again.',
  refused: 'The sign-in could not be completed. Start it again.',
  denied: 'The sign-in was cancelled.',
  checkClock: 'Check your device clock, then start the sign-in again.',
  notCured: 'You have signed in, but the service does not recognise the sign-in.',
  loadingError: 'Loading error',
} as const;

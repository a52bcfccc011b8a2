import { WelcomePage } from '#src/features/welcome/welcome-page.tsx';

/** Fetches ahead what comes after SIGN UP: the way to the login and back, and the wizard. */
function fetchWhatFollows(): void {
  const parts = [
    import('#src/kernel/auth/ensure-signed-in.ts'),
    import('#src/kernel/api/calls/user.ts'),
    import('#src/features/sign-in/callback-page.tsx'),
    import('./info-route.tsx'),
  ];
  // A part that does not come is asked for again when it is needed, and only then is missed.
  void Promise.allSettled(parts);
}

/** Welcome, and the pages after it fetched while the form is filled in. */
export function WelcomeRoute() {
  return <WelcomePage onSignUpLikely={fetchWhatFollows} />;
}

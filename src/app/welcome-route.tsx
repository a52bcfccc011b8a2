import { WelcomePage } from '#src/features/welcome/welcome-page.tsx';

/** Preloads the code that SIGN UP needs next: the login, the callback and the wizard. */
function fetchWhatFollows(): void {
  const parts = [
    import('#src/kernel/auth/ensure-signed-in.ts'),
    import('#src/kernel/api/calls/user.ts'),
    import('#src/features/sign-in/callback-page.tsx'),
    import('./early-callback.ts'),
    import('./info-route.tsx'),
  ];
  // A part that fails to load is loaded again when it is needed.
  void Promise.allSettled(parts);
}

/** Shows Welcome, and preloads the next pages while the visitor fills in the form. */
export function WelcomeRoute() {
  return <WelcomePage onSignUpLikely={fetchWhatFollows} />;
}

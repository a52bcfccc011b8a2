import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { env } from '#src/config/env.ts';
import { useAuth } from '#src/kernel/auth/use-auth.ts';
import { loadCurrentUser } from '#src/kernel/auth/load-user.ts';
import { hasStoredTokens } from '#src/kernel/auth/token-keys.ts';
import { startLogin } from '#src/kernel/auth/start-login.ts';
import { handleError } from '#src/kernel/errors/handler-chain.ts';
import { logger } from '#src/kernel/log/logger.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { usePageTitle } from '#src/ui/page-title.ts';

export type Interruption = {
  /** Why the sign-in stopped. The text may come from the auth service. */
  readonly reason: string;
  /** The path to open after the new sign-in. */
  readonly returnTo: string;
};

/**
 * Opens the page as soon as another tab has signed in. When the tab gets the focus it checks again, because it may have
 * missed a message.
 */
function useSignInElsewhere(returnTo: string): void {
  const navigate = useNavigate();
  const isSignedIn = useAuth(({ status }) => status === 'authenticated');

  useEffect(() => {
    const returnToPage = () => void navigate(returnTo, { replace: true });
    const check = () => {
      loadCurrentUser().then(
        (user) => user && returnToPage(),
        (error: unknown) => logger.warn('The user of another tab could not be loaded', { error }),
      );
    };
    if (isSignedIn && hasStoredTokens()) returnToPage();
    window.addEventListener('focus', check);
    return () => window.removeEventListener('focus', check);
  }, [isSignedIn, navigate, returnTo]);
}

const TITLE = 'Sign-in was not finished';

/**
 * Tells the visitor why a sign-in stopped, and starts a new one, in sign-up mode like the first (decisions, "Sign-in").
 */
export function SignInAgain({ reason, returnTo }: Interruption) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  usePageTitle(TITLE, env.appTitle);
  const [isLeaving, setLeaving] = useState(false);

  useSignInElsewhere(returnTo);

  function startAgain() {
    setLeaving(true);
    startLogin({ signUp: true, returnTo }).catch((error: unknown) => {
      setLeaving(false);
      handleError(error);
    });
  }

  return (
    <Card className="mx-auto max-w-card">
      <h1 ref={heading} tabIndex={-1} className="text-h2">
        {TITLE}
      </h1>
      <p className="mt-3">
        <bdi>{reason}</bdi>
      </p>
      <Button className="mt-6" busy={isLeaving} onClick={startAgain}>
        Start sign-in again
      </Button>
    </Card>
  );
}

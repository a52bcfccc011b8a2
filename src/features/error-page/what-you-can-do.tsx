import { useNavigate } from 'react-router-dom';
import { env } from '#src/config/env.ts';
import { paths } from '#src/config/paths.ts';
import { useAuth } from '#src/kernel/auth/use-auth.ts';
import { signOut } from '#src/kernel/auth/sign-out.ts';
import { hasStoredTokens } from '#src/kernel/auth/token-keys.ts';
import { browserNavigation } from '#src/kernel/navigation/browser-navigation.ts';
import { handleError } from '#src/kernel/errors/handler-chain.ts';
import { openFeedback } from '#src/kernel/telemetry/feedback-store.ts';
import { isPartMissing } from '#src/kernel/telemetry/preload-error.ts';
import { isReportingOn } from '#src/kernel/telemetry/sentry.ts';
import { getButtonClasses } from '#src/ui/button-classes.ts';
import { Button } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import type { ErrorText } from './error-text.ts';
import { retryPath } from './retry-path.ts';

async function signIn(): Promise<void> {
  const { signInAgain } = await import('#src/kernel/auth/reauthenticate.ts');
  await signInAgain(retryPath());
}

function useTryAgain(): () => void {
  const navigate = useNavigate();
  return () => {
    /* Without a connection a new page would be the browser's error page, which has no way back. */
    if (isPartMissing() && navigator.onLine) browserNavigation.replace(retryPath());
    else void navigate(retryPath(), { replace: true });
  };
}

/** A visitor whose user does not load has no menu with "Sign out". Another sign-in may help. */
function useStuckSignIn(): boolean {
  const isLoaded = useAuth(({ status }) => status === 'authenticated');
  return !isLoaded && hasStoredTokens();
}

/** The actions after an error (UI contract, 2g). */
export function WhatYouCanDo({ text }: { text: ErrorText }) {
  const tryAgain = useTryAgain();
  const isStuck = useStuckSignIn();
  return (
    <ul aria-label="What you can do" className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
      {text.canRetry && (
        <li>
          <Button onClick={tryAgain}>Try again</Button>
        </li>
      )}
      {(text.offersSignIn || isStuck) && (
        <li>
          <Button
            variant={text.canRetry ? 'secondary' : 'primary'}
            onClick={() => void signIn().catch(handleError)}
          >
            Sign in again
          </Button>
        </li>
      )}
      {(text.offersSignOut || isStuck) && (
        <li>
          <Button
            variant={text.canRetry || text.offersSignIn ? 'secondary' : 'primary'}
            onClick={() => void signOut()}
          >
            Sign out
          </Button>
        </li>
      )}
      {text.offersContact && (
        <li>
          <a href={`mailto:${env.supportEmail}`} className={getButtonClasses('link')}>
            Contact us
          </a>
        </li>
      )}
      <li>
        <Link to={paths.welcome.path} className={getButtonClasses('link')}>
          Back to sign-up
        </Link>
      </li>
      {isReportingOn() && (
        <li>
          <Button variant="link" onClick={openFeedback}>
            Report a problem
          </Button>
        </li>
      )}
    </ul>
  );
}

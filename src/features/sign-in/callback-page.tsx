import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { HOME_PATH, paths } from '#src/config/paths.ts';
import { env } from '#src/config/env.ts';
import { type SignInResult, finishSignIn } from '#src/kernel/auth/finish-sign-in.ts';
import { signInMessages } from '#src/kernel/auth/messages.ts';
import { AppError, type ErrorKind } from '#src/kernel/errors/app-error.ts';
import { handleError } from '#src/kernel/errors/handler-chain.ts';
import { readInitialData } from '#src/kernel/session/initial-data.ts';
import { enterStage } from '#src/kernel/telemetry/flow-state.ts';
import { Card } from '#src/ui/card.tsx';
import { Spinner } from '#src/ui/loading/spinner.tsx';
import { usePageTitle } from '#src/ui/page-title.ts';
import { type Interruption, SignInAgain } from './sign-in-again.tsx';

const NOT_STARTED_HERE =
  'This sign-in was not started in this tab, or it was interrupted. Start it again to go on.';

/** Gets the return path of a new sign-in: the path of the old one, or the wizard when a sign-up has started. */
function getPathAfterSignIn({ returnTo }: SignInResult): string {
  return returnTo === HOME_PATH && readInitialData() ? paths.info.path : returnTo;
}

/** Reasons that have their own text on the error page. All others show the loading error. */
const TELLING_KINDS: readonly ErrorKind[] = [
  'network',
  'timeout',
  'serviceUnavailable',
  'server',
  'notAuthorized',
  'noProfile',
];

function handleFailure(error: unknown): void {
  const reason = error instanceof AppError ? error.cause : null;
  handleError(reason instanceof AppError && TELLING_KINDS.includes(reason.kind) ? reason : error);
}

/** Finishes a sign-in and opens the page that it was started for (specification, sections 2, 4 and 8). */
export function CallbackPage() {
  const navigate = useNavigate();
  const [interruption, setInterruption] = useState<Interruption | null>(null);

  useEffect(() => {
    let isShown = true;
    enterStage('sign-in');
    const handleResult = (result: SignInResult): void => {
      if (!isShown) return;
      if (result.outcome === 'signedIn' || result.outcome === 'skipped')
        void navigate(result.returnTo, { replace: true });
      else if (result.outcome === 'failed') handleFailure(new AppError(signInMessages.refused));
      else {
        const reason = result.outcome === 'rejected' ? result.reason : NOT_STARTED_HERE;
        setInterruption({ reason, returnTo: getPathAfterSignIn(result) });
      }
    };
    finishSignIn(new URL(window.location.href)).then(handleResult, (error: unknown) => {
      if (isShown) handleFailure(error);
    });
    return () => {
      isShown = false;
    };
  }, [navigate]);

  return interruption ? <SignInAgain {...interruption} /> : <SigningIn />;
}

function SigningIn() {
  usePageTitle('Signing you in', env.appTitle);
  return (
    <Card className="mx-auto max-w-card">
      <h1 tabIndex={-1} className="text-h2">
        Signing you in
      </h1>
      <p role="status" className="mt-3 flex items-center gap-3 text-muted">
        <Spinner decorative />
        <span>This takes a moment.</span>
      </p>
    </Card>
  );
}

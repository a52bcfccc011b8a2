import { useEffect, useRef, useState } from 'react';
import { env } from '#src/config/env.ts';
import { startLogin } from '#src/kernel/auth/start-login.ts';
import { handleError } from '#src/kernel/errors/handler-chain.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { usePageTitle } from '#src/ui/page-title.ts';

export type Interruption = {
  /** Why the sign-in has stopped; may be text of others. */
  readonly reason: string;
  /** The path to go to after the new sign-in. */
  readonly returnTo: string;
};

const TITLE = 'Sign-in was not finished';

/** Says why a sign-in has stopped and starts a new one, in sign-up mode as the first (decisions, "Sign-in"). */
export function SignInAgain({ reason, returnTo }: Interruption) {
  usePageTitle(TITLE, env.appTitle);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => heading.current?.focus(), []);

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

import { env } from '#src/config/env.ts';
import { textToShow } from '#src/kernel/text/text-to-show.ts';
import { Button } from '#src/ui/button.tsx';
import { getButtonClasses } from '#src/ui/button-classes.ts';
import { LiveText } from '#src/ui/live-text.tsx';
import { FullScreenLoader } from '#src/ui/overlay/full-screen-loader.tsx';
import { useOnline } from '#src/ui/use-online.ts';
import { usePageTitle } from '#src/ui/page-title.ts';
import type { Creation } from './creation.ts';
import { useMilestones } from './use-milestones.ts';
import { WaitHelp } from './wait-help.tsx';
import { listStatusChanges, getWaitStatus } from './wait-status.ts';

const TITLE = 'Creating your account';

type CreatingAccountProps = {
  creation: Creation;
  organisation: string;
  onTryAgain: () => void;
  onCheckAgain: () => void;
  onSignIn: () => void;
  onEdit: () => void;
};

/** The screen while the account is being created (UI contract, 2f). */
export function CreatingAccount({ creation, organisation, ...on }: CreatingAccountProps) {
  usePageTitle(TITLE, env.appTitle);
  const isOnline = useOnline();
  const now = useMilestones(listStatusChanges(creation));
  const status = getWaitStatus(creation, now);
  const turn = creation.phase === 'polling' ? creation.turn : 0;

  return (
    <FullScreenLoader title={TITLE} progressLabel={TITLE} turn={turn}>
      <div role="status" className="grid gap-2">
        <LiveText>
          <p key={status.text}>
            <Sentence text={status.text} organisation={organisation} />
          </p>
        </LiveText>
        {!isOnline && <p>You are offline. We carry on by ourselves when you are back.</p>}
        {isOnline && status.isOutOfReach && <p>We get no answer at the moment. Still trying.</p>}
      </div>
      {status.offersHelp && <WaitHelp />}
      {status.canSignIn && (
        <>
          <p>We cannot confirm that you are signed in. Sign in again to go on.</p>
          <Button onClick={on.onSignIn}>Sign in again</Button>
        </>
      )}
      {status.canTryAgain && (
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={on.onTryAgain}>Try again</Button>
          <Button variant="secondary" onClick={on.onEdit}>
            Back to my answers
          </Button>
        </div>
      )}
      {status.canCheckAgain && <Button onClick={on.onCheckAgain}>Check again</Button>}
      {creation.phase === 'ready' && creation.appUrl !== null && (
        <a href={creation.appUrl} rel="noopener noreferrer" className={getButtonClasses('link')}>
          <span>
            Open <bdi>{textToShow(organisation)}</bdi>
          </span>
        </a>
      )}
    </FullScreenLoader>
  );
}

/** `<bdi>` isolates the direction of the name, so that it does not reorder the words around it. */
function Sentence({ text, organisation }: { text: string; organisation: string }) {
  const [before, after] = text.split('{organisation}');
  return (
    <>
      {before}
      {after !== undefined && <bdi>{textToShow(organisation)}</bdi>}
      {after}
    </>
  );
}

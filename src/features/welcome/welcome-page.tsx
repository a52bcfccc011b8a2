import { useEffect } from 'react';
import { env } from '#src/config/env.ts';
import { trial } from '#src/config/limits.ts';
import { listRequired } from '#src/contracts/form-field.ts';
import { WELCOME_FIELDS } from '#src/contracts/welcome-fields.ts';
import { useVisitor } from '#src/kernel/session/use-visitor.ts';
import { enterStage } from '#src/kernel/telemetry/flow-state.ts';
import { Card } from '#src/ui/card.tsx';
import { createLateIsland } from '#src/ui/loading/late-island.tsx';
import { usePageTitle } from '#src/ui/page-title.ts';
import { useFieldProgress } from './field-progress.ts';
import { WelcomeForm } from './welcome-form.tsx';

const WelcomeAside = createLateIsland(
  async () => (await import('./welcome-aside.tsx')).WelcomeAside,
);

const required = listRequired(WELCOME_FIELDS);

/** With this number of required fields left the visitor will probably press SIGN UP next. */
const LIKELY_LEFT = 2;

/** Preloads the code that SIGN UP needs. A part that fails to load is loaded again when it is needed. */
function fetchSignUp(): void {
  void Promise.allSettled([import('./check-organisation.ts'), import('./existing-org-dialog.tsx')]);
}

type WelcomePageProps = {
  /** Called once SIGN UP is likely, to preload the next pages. */
  onSignUpLikely?: () => void;
};

/** The page where an owner starts the trial (specification, section 2; UI contract, 2b). */
export function WelcomePage({ onSignUpLikely }: WelcomePageProps) {
  usePageTitle('Welcome', env.appTitle);
  const visitor = useVisitor();
  const isLikely = useFieldProgress(
    ({ completed }) => required.filter((name) => !completed.has(name)).length <= LIKELY_LEFT,
  );

  useEffect(() => enterStage('form'), []);

  useEffect(() => {
    if (!isLikely) return;
    fetchSignUp();
    onSignUpLikely?.();
  }, [isLikely, onSignUpLikely]);

  return (
    <div className="grid grid-cols-1 gap-7 break-words lg:grid-cols-[minmax(0,1fr)_480px] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-14 lg:gap-y-0">
      <Headline />
      <Card className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <h2 className="text-h2">Tell us about your club</h2>
        <p className="mt-1.5 mb-4.5 text-small text-muted">All fields are required.</p>
        <WelcomeForm key={visitor} />
        <p className="mt-3 text-center text-small text-muted">
          Free for {trial.DAYS} days · no credit card required
        </p>
      </Card>
      <WelcomeAside />
    </div>
  );
}

function Headline() {
  return (
    <div>
      <h1 tabIndex={-1} className="max-w-[14ch] text-h1">
        <span className="block">
          Start your{' '}
          <span className="marker-stroke">
            free <span className="whitespace-nowrap">{trial.DAYS}-day</span> trial
          </span>
        </span>
      </h1>
      <p className="mt-3.5 max-w-[54ch] text-lead text-muted">
        Run your club, not the paperwork. No credit card required.
      </p>
    </div>
  );
}

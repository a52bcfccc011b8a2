import { Suspense, lazy, useEffect, useMemo, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import type { InitialData } from '#src/contracts/sign-up.ts';
import { signInAgain } from '#src/kernel/auth/reauthenticate.ts';
import { handleError } from '#src/kernel/errors/handler-chain.ts';
import { browserNavigation } from '#src/kernel/navigation/browser-navigation.ts';
import { readInitialData } from '#src/kernel/session/initial-data.ts';
import { enterStage } from '#src/kernel/telemetry/flow-state.ts';
import { CreatingAccount } from '#src/features/info/account/creating-account.tsx';
import type { Creation } from '#src/features/info/account/creation.ts';
import { openWizard } from '#src/features/info/wizard/open-wizard.ts';
import { useCreateAccount } from '#src/features/info/account/use-create-account.ts';
import { OrganisationTaken } from '#src/features/info/account/organisation-taken.tsx';
import { findServerErrors, useGetStarted } from '#src/features/info/account/use-get-started.ts';
import { WizardCard } from '#src/features/info/wizard/wizard-card.tsx';

const loadConflict = async () => ({
  default: (await import('./account/create-conflict.tsx')).CreateConflict,
});
const CreateConflict = lazy(loadConflict);

type InfoPageProps = {
  /** Takes the browser to the new organisation's app and replaces this page in the history. */
  leaveFor?: (appUrl: string) => void;
};

function openWithInitialData(): InitialData | null {
  const initialData = readInitialData();
  if (initialData !== null) openWizard(initialData);
  return initialData;
}

/** The set-up of an organisation: the three steps, and the wait for its account (specification, section 2). */
export function InfoPage({ leaveFor = browserNavigation.replace }: InfoPageProps) {
  const [initialData] = useState(openWithInitialData);
  if (initialData === null) return <Navigate to={paths.welcome.path} replace />;
  return <SetUp initialData={initialData} leaveFor={leaveFor} />;
}

function getStage(phase: Creation['phase']) {
  if (phase === 'editing') return 'steps';
  return phase === 'ready' ? 'ready' : 'create';
}

function SetUp({
  initialData,
  leaveFor,
}: {
  initialData: InitialData;
  leaveFor: (appUrl: string) => void;
}) {
  const { account, creation } = useCreateAccount(leaveFor);
  const { getStarted, tryAgain } = useGetStarted(initialData, account);
  const serverErrors = useMemo(() => findServerErrors(creation), [creation]);

  useEffect(() => enterStage(getStage(creation.phase)), [creation.phase]);

  /* The answer may be a conflict, so its dialog is preloaded. A failure only means that it loads when it is needed. */
  useEffect(() => {
    if (creation.phase === 'creating') loadConflict().catch(() => {});
  }, [creation.phase]);

  if (creation.phase === 'taken')
    return <OrganisationTaken reference={creation.reference} onEdit={() => account.edit()} />;
  if (creation.phase !== 'editing') {
    return (
      <CreatingAccount
        creation={creation}
        organisation={initialData.name}
        onTryAgain={() => void tryAgain()}
        onCheckAgain={() => account.checkAgain()}
        onSignIn={() => void signInAgain(paths.info.path).catch(handleError)}
        onEdit={() => account.edit()}
      />
    );
  }
  const { rejection } = creation;
  return (
    <>
      <WizardCard
        initialData={initialData}
        serverErrors={serverErrors}
        isBack={creation.hasWaited}
        onAdvance={() => rejection && account.setRejection(null)}
        onGetStarted={getStarted}
      />
      {rejection?.kind === 'conflict' && (
        <Suspense>
          <CreateConflict
            existing={rejection.existing}
            initialData={initialData}
            onClose={() => account.setRejection(null)}
          />
        </Suspense>
      )}
    </>
  );
}

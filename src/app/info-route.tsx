import { Navigate, useLoaderData } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { InfoPage } from '#src/features/info/info-page.tsx';
import type { RedirectReason } from './layout/redirect-notice.tsx';
import type { InfoData } from './route-loading.ts';

const reason: RedirectReason = { reason: 'The set-up starts here: first tell us about your club.' };

/** The wizard starts where Welcome ended: without answers of Welcome the visitor is sent back there (section 2). */
export function InfoRoute() {
  const { hasInitialData } = useLoaderData<InfoData>();
  return hasInitialData ? (
    <InfoPage />
  ) : (
    <Navigate to={paths.welcome.path} replace state={reason} />
  );
}

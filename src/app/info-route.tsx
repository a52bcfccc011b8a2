import { Navigate, useLoaderData } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { InfoPage } from '#src/features/info/info-page.tsx';
import type { RedirectReason } from './layout/redirect-notice.tsx';
import type { InfoData } from './route-loading.ts';

const reason: RedirectReason = { reason: 'The set-up starts here: first tell us about your club.' };

/** Shows the wizard. A visitor without the answers of Welcome goes back to Welcome (section 2). */
export function InfoRoute() {
  const { hasInitialData } = useLoaderData<InfoData>();
  return hasInitialData ? (
    <InfoPage />
  ) : (
    <Navigate to={paths.welcome.path} replace state={reason} />
  );
}

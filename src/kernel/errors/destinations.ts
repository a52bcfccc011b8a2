import { paths } from '#src/config/paths.ts';
import type { AppError, ErrorKind } from './app-error.ts';

/** Where the visitor is taken for each kind; a missing sign-in has no page, because a login is started for it. */
const DESTINATIONS: Record<ErrorKind, string | null> = {
  base: paths.error.path,
  client: paths.error.path,
  notAuthenticated: null,
  notAuthorized: paths.error.path,
  notFound: paths.error.path,
  exists: paths.error.path,
  validation: paths.error.path,
  server: paths.error.path,
  serviceUnavailable: paths.error.path,
  timeout: paths.error.path,
  network: paths.error.path,
  response: paths.error.path,
  noProfile: paths.error.path,
  pendingProfile: paths.error.path,
  noOrganisationFound: paths.error.path,
};

/** The path of the page that tells of this error (section 8), or null for the kind without a page. */
export function errorDestination(error: AppError): string | null {
  return DESTINATIONS[error.kind];
}

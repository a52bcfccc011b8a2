import { paths } from '#src/config/paths.ts';
import type { AppError, ErrorKind } from './app-error.ts';

/** The path of the page for each kind. A missing sign-in is only here when no login starts for it. */
const DESTINATIONS: Record<ErrorKind, string> = {
  base: paths.error.path,
  client: paths.error.path,
  notAuthenticated: paths.error.path,
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

/** Gets the path of the page for an error (section 8). */
export function getErrorDestination(error: AppError): string {
  return DESTINATIONS[error.kind];
}

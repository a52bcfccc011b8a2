import type { ErrorKind } from './app-error.ts';

/** The message of each kind, for answers of the API without a readable message (section 8). */
export const errorMessages: Record<ErrorKind, string> = {
  base: 'Something went wrong.',
  client: 'The request was not accepted.',
  notAuthenticated: 'You are not signed in.',
  notAuthorized: 'You are not allowed to do this.',
  notFound: 'This could not be found.',
  exists: 'This exists already.',
  validation: 'Some of the values were not accepted.',
  server: 'There is a problem with the service.',
  serviceUnavailable: 'The service is unavailable.',
  timeout: 'The service did not answer in time.',
  network: 'failed to connect to API',
  response: 'The service gave an answer that could not be read.',
  noProfile: 'Missing profile',
  pendingProfile: 'The profile is not ready yet.',
  noOrganisationFound: 'No organisation was found.',
};

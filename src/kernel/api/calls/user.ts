import { type User, userEndpoint } from '#src/contracts/user.ts';
import { request } from '#src/kernel/api/client.ts';

/**
 * Gets the signed-in user (section 7), without cache, organisation and profile. The caller handles a failure: the
 * guards open the error page. That page loads the user too, and must not redirect to itself.
 */
export const getUser = (): Promise<User> =>
  request({
    ...userEndpoint,
    query: { skipOrg: 'true', skipProfile: 'true' },
    headers: { 'Cache-Control': 'no-cache' },
    fresh: true,
    reauthenticate: false,
    central: 'none',
  });

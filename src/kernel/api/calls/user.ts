import { type User, userEndpoint } from '#src/contracts/user.ts';
import { request } from '#src/kernel/api/client.ts';

/**
 * The signed-in user (section 7), fresh and without organisation and profile. A failure is the caller's to
 * process: the guards take the visitor to the error page, which loads the user too and must not lead to itself.
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

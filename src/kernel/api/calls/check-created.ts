import { type CheckCreatedAnswer, checkCreatedEndpoint } from '#src/contracts/creation.ts';
import { request } from '#src/kernel/api/client.ts';

/**
 * Asks whether the organisation is ready (section 7). The poller handles a failure.
 * @param id the id of the sign-up
 * @param options the signal that aborts the call
 */
export const checkCreated = (
  id: string,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<CheckCreatedAnswer> =>
  request({
    ...checkCreatedEndpoint,
    params: { id },
    signal,
    fresh: true,
    central: 'none',
  });

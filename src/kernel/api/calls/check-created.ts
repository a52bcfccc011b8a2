import { type CheckCreatedAnswer, checkCreatedEndpoint } from '#src/contracts/creation.ts';
import { request } from '#src/kernel/api/client.ts';

/** Is the organisation ready (section 7)? Polled, so that a failure is the poller's to judge. */
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

import { CheckCreatedAnswer } from '#src/contracts/creation.ts';
import { request } from '#src/kernel/api/client.ts';

/** Is the organisation ready (section 7)? Polled, so that a failure is the poller's to judge. */
export const checkCreated = (
  id: string,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<CheckCreatedAnswer> =>
  request({
    method: 'GET',
    path: '/orgs/signUp/checkCreated/{id}',
    params: { id },
    answer: CheckCreatedAnswer,
    signal,
    central: 'none',
  });

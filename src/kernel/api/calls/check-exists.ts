import {
  type CheckExistsAnswer,
  type CheckExistsRequest,
  checkExistsEndpoint,
} from '#src/contracts/sign-up.ts';
import type { Central } from '#src/kernel/api/central-errors.ts';
import { request } from '#src/kernel/api/client.ts';
import { emailToSend } from '#src/kernel/text/email-address.ts';
import { throwConflict } from './existing-organisation.ts';

/**
 * Asks whether a similar organisation exists (section 7). The call is safe to repeat.
 * @param body the answers of Welcome, the e-mail address as it was typed
 * @param options which errors are processed centrally; none while the visitor waits for an account
 * @throws ExistsError with an ExistingOrganisation as `data` when one exists
 */
export const checkExists = (
  body: CheckExistsRequest,
  { central = 'all' }: { central?: Central } = {},
): Promise<CheckExistsAnswer> =>
  request({
    ...checkExistsEndpoint,
    body: { ...body, email: emailToSend(body.email) },
    central,
  }).catch(throwConflict);

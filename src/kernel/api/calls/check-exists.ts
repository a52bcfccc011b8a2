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
 * Is there an organisation like this one already (section 7)? Asking twice changes nothing, so it is repeatable.
 * @param body the answers of Welcome, the e-mail address as it was typed
 * @param options which errors are processed centrally; none while somebody waits for an account
 * @throws ExistsError with an ExistingOrganisation as `data` when there is
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

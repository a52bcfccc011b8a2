import {
  type SignUpAnswer,
  type SignUpRequest,
  createSignUpEndpoint,
} from '#src/contracts/creation.ts';
import { request } from '#src/kernel/api/client.ts';
import { throwConflictAsItIs } from './existing-organisation.ts';

/**
 * Starts the creation of an organisation (section 7). The client never retries it. The key stays the same for one
 * wizard, so that the platform recognises a second try of the visitor (decisions, "HTTP contract").
 * @param body the request
 * @param options the idempotency key
 * @throws ExistsError on a conflict, with an ExistingOrganisation as `data` if it can be parsed. No error is
 *   processed centrally, because the loader stays (section 8)
 */
export const createSignUp = (
  body: SignUpRequest,
  { idempotencyKey }: { idempotencyKey: string },
): Promise<SignUpAnswer> =>
  request({
    ...createSignUpEndpoint,
    body,
    headers: { 'Idempotency-Key': idempotencyKey },
    central: 'none',
  }).catch(throwConflictAsItIs);

import {
  type SignUpAnswer,
  type SignUpRequest,
  createSignUpEndpoint,
} from '#src/contracts/creation.ts';
import { request } from '#src/kernel/api/client.ts';
import { throwConflictAsItIs } from './existing-organisation.ts';

/**
 * Starts the creation of an organisation (section 7). Never sent again by itself; the key, one for the wizard's
 * life, lets the platform recognise the visitor's own second try (decisions, "HTTP contract").
 * @throws ExistsError on a conflict, with an ExistingOrganisation as `data` if it can be read; nothing is processed centrally, because
 *   the wait goes on whatever happens (section 8)
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

import { describe, expect, it, vi } from 'vitest';
import { buildSignUp } from '#scripts/support/visitor.ts';
import { createSignUp } from '#src/kernel/api/calls/create-sign-up.ts';
import { ports } from '#src/kernel/api/ports.ts';
import { answerInTurn, apiUrl, caught, json, noAnswer } from '#tests/unit/kernel/api/answers.ts';
import { resetPortsAfterEach } from '#tests/unit/kernel/api/reset-ports.ts';

resetPortsAfterEach();

const URL_OF_CALL = apiUrl('/orgs/signUp/');
const options = { idempotencyKey: '5f0c9a3e-0000-4000-8000-000000000001' };
const body = buildSignUp({ accountId: 'user-1', email: 'club@club.test' });

describe('POST /orgs/signUp/', () => {
  it('sends exactly the payload, the token and the key of the wizard, and answers an id [S7.12c]', async () => {
    ports.setTokenSource(() => 'token-1');
    const seen = answerInTurn(URL_OF_CALL, json(201, { id: 'sign-up-1', isCreated: false }));
    expect(await createSignUp(body, options)).toEqual({ id: 'sign-up-1', isCreated: false });
    expect(seen[0]?.method).toBe('POST');
    expect(JSON.parse(seen[0]!.body)).toEqual(body);
    expect(seen[0]?.headers.get('Authorization')).toBe('Bearer token-1');
    expect(seen[0]?.headers.get('Idempotency-Key')).toBe(options.idempotencyKey);
  });

  it.each([502, 503, 504, 408])('is never retried after %i [E04]', async (status) => {
    const seen = answerInTurn(URL_OF_CALL, json(status), json(201, { id: 'sign-up-2' }));
    expect(await caught(createSignUp(body, options))).toMatchObject({ status });
    expect(seen).toHaveLength(1);
  });

  it.each([
    ['500', json(500)],
    ['403', json(403)],
    ['no answer', noAnswer],
  ])('leaves %s to its caller', async (_, answer) => {
    const central = vi.fn<() => void>();
    ports.onCentralError(central);
    answerInTurn(URL_OF_CALL, answer);
    expect(await caught(createSignUp(body, options))).toMatchObject({ handled: false });
    expect(central).not.toHaveBeenCalled();
  });

  it('starts a login on a 401', async () => {
    const login = vi.fn<() => void>();
    ports.onUnauthenticated(login);
    answerInTurn(URL_OF_CALL, json(401));
    expect(await caught(createSignUp(body, options))).toMatchObject({ handled: true });
    expect(login).toHaveBeenCalledOnce();
  });

  it('fails with the existing organisation on a conflict', async () => {
    const data = { org: { name: 'Bowls', email: 'a@b.test' }, appUrl: 'https://bowls.example/' };
    answerInTurn(URL_OF_CALL, json(409, { message: 'It exists', data: { ...data, more: 1 } }));
    expect(await caught(createSignUp(body, options))).toMatchObject({ kind: 'exists', data });
  });

  it('fails with the invalid fields on a 422', async () => {
    const data = { fields: { 'contact.email': 'Not a valid email address' } };
    answerInTurn(URL_OF_CALL, json(422, { message: 'Refused', data }));
    expect(await caught(createSignUp(body, options))).toMatchObject({ kind: 'validation', data });
  });
});

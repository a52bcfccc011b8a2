import { describe, expect, it, vi } from 'vitest';
import { checkExists } from '#src/kernel/api/calls/check-exists.ts';
import { ports } from '#src/kernel/api/ports.ts';
import { ExistsError, ResponseError } from '#src/kernel/errors/app-error.ts';
import { buildInitialData } from '#tests/support/builders.ts';
import { answerInTurn, apiUrl, caught, json } from '#tests/unit/kernel/api/answers.ts';
import { resetPortsAfterEach } from '#tests/unit/kernel/api/reset-ports.ts';

resetPortsAfterEach();

const URL_OF_CALL = apiUrl('/orgs/signUp/checkExists');
const body = buildInitialData({ name: 'Bowls', email: 'jo@club.test' });
const data = { org: { name: 'Bowls', email: 'jo@club.test' }, appUrl: 'https://bowls.example/' };

describe('POST /orgs/signUp/checkExists', () => {
  it('sends the answers of Welcome without a token, and answers an id [S7.11a]', async () => {
    ports.setTokenSource(() => 'token-1');
    const seen = answerInTurn(URL_OF_CALL, json(200, { id: 'check-1' }));
    expect(await checkExists(body)).toEqual({ id: 'check-1' });
    expect(seen[0]?.method).toBe('POST');
    expect(JSON.parse(seen[0]!.body)).toEqual(body);
    expect(seen[0]?.headers.has('Authorization')).toBe(false);
  });

  it('sends the domain of the e-mail address in its ASCII form [R06]', async () => {
    const seen = answerInTurn(URL_OF_CALL, json(200, { id: 'check-1' }));
    await checkExists({ ...body, email: 'max@straße.example' });
    expect(JSON.parse(seen[0]!.body)).toEqual({ ...body, email: 'max@xn--strae-oqa.example' });
  });

  it('is safe to send again', async () => {
    const seen = answerInTurn(URL_OF_CALL, json(503), json(200, { id: 'check-1' }));
    await checkExists(body);
    expect(seen).toHaveLength(2);
  });

  it('fails with the parsed existing organisation [S7.11b]', async () => {
    const answer = { message: 'It exists', data: { ...data, secret: 'x' } };
    const seen = answerInTurn(URL_OF_CALL, json(409, answer));
    const error = await caught(checkExists(body));
    expect(error).toBeInstanceOf(ExistsError);
    expect(error.message).toBe('It exists');
    expect(error.status).toBe(409);
    expect(error.data).toEqual(data);
    expect(error.cause).toBeInstanceOf(ExistsError);
    expect(error.reference).toBe(seen[0]?.headers.get('X-Request-Id'));
  });

  it.each([
    undefined,
    null,
    'text',
    {},
    { org: { name: 'Bowls' } },
    { appUrl: 'https://b.example' },
  ])('fails with a response error when a conflict contains %j', async (hostile) => {
    const seen = answerInTurn(URL_OF_CALL, json(409, { message: 'It exists', data: hostile }));
    const error = await caught(checkExists(body));
    expect(error).toBeInstanceOf(ResponseError);
    expect(error.message).toBe('The service gave an answer that could not be read.');
    expect(error.cause).toBeInstanceOf(ExistsError);
    expect(error.reference).toBe(seen[0]?.headers.get('X-Request-Id'));
  });

  it('leaves a 500 to the central handling and a 422 to its caller', async () => {
    const central = vi.fn<() => void>();
    ports.onCentralError(central);
    answerInTurn(URL_OF_CALL, json(500), json(422));
    expect(await caught(checkExists(body))).toMatchObject({ kind: 'server', handled: true });
    expect(await caught(checkExists(body))).toMatchObject({ kind: 'validation', handled: false });
    expect(central).toHaveBeenCalledOnce();
  });

  it('leaves everything to the caller on request', async () => {
    const central = vi.fn<() => void>();
    ports.onCentralError(central);
    answerInTurn(URL_OF_CALL, json(500));
    const call = checkExists(body, { central: 'none' });
    expect(await caught(call)).toMatchObject({ kind: 'server', handled: false });
    expect(central).not.toHaveBeenCalled();
  });

  it('does not handle errors centrally while the visitor waits for an account', async () => {
    const central = vi.fn<() => void>();
    ports.onCentralError(central);
    answerInTurn(URL_OF_CALL, json(500));
    const error = await caught(checkExists(body, { central: 'none' }));
    expect(error).toMatchObject({ kind: 'server', handled: false });
    expect(central).not.toHaveBeenCalled();
  });
});

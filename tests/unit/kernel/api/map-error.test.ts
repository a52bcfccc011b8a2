import { AxiosError } from 'axios';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { request } from '#src/kernel/api/client.ts';
import { mapError } from '#src/kernel/api/map-error.ts';
import { ValidationError } from '#src/kernel/errors/app-error.ts';
import { answerInTurn, apiUrl, json, noAnswer, text } from './answers.ts';

const post = (signal?: AbortSignal) =>
  request({ method: 'POST', path: '/thing', answer: z.unknown(), signal }).catch(
    (error: unknown) => error,
  );

describe('a call that fails', () => {
  it('without an answer says that it failed to connect to the API [S8.22a]', async () => {
    const seen = answerInTurn(apiUrl('/thing'), noAnswer);
    const error = await post();
    expect(error).toMatchObject({
      name: 'NetworkError',
      kind: 'network',
      status: -1,
      message: 'failed to connect to API',
      reference: seen[0]?.headers.get('X-Request-Id'),
    });
    expect((error as Error).cause).toBeInstanceOf(AxiosError);
  });

  it('with an error body has its message, data, status and the reference [S8.23a]', async () => {
    const seen = answerInTurn(apiUrl('/thing'), json(409, { message: 'There', data: { a: 1 } }));
    expect(await post()).toMatchObject({
      kind: 'exists',
      status: 409,
      message: 'There',
      data: { a: 1 },
      reference: seen[0]?.headers.get('X-Request-Id'),
    });
  });

  it.each([
    ['a page', '<html>Bad gateway</html>', 'text/html'],
    ['cut JSON', '{"message":"Gate', 'application/json'],
    ['nothing', '', 'application/json'],
    ['null', 'null', 'application/json'],
  ])('with %s for a body has the sentence of its kind', async (_, body, type) => {
    answerInTurn(apiUrl('/thing'), text(502, body, type));
    expect(await post()).toMatchObject({
      kind: 'server',
      status: 502,
      message: 'There is a problem with the service.',
    });
  });

  it('because it was aborted is no connection error', async () => {
    answerInTurn(apiUrl('/thing'), json(200));
    const error = await post(AbortSignal.abort());
    expect(error).toMatchObject({
      kind: 'base',
      message: 'The call was cancelled.',
      status: undefined,
      handled: false,
    });
  });
});

const withCode = (code: string) => mapError(new AxiosError('Internal words', code), 'id-1');

describe('mapError', () => {
  it.each([
    [AxiosError.ETIMEDOUT, 'timeout', 504, 'The service did not answer in time.'],
    [AxiosError.ERR_NETWORK, 'network', -1, 'failed to connect to API'],
    [AxiosError.ERR_CANCELED, 'base', undefined, 'The call was cancelled.'],
    [AxiosError.ECONNABORTED, 'base', undefined, 'The call was cancelled.'],
  ])('maps %s to the kind %s', (code, kind, status, message) => {
    expect(withCode(code)).toMatchObject({ kind, status, message, reference: 'id-1' });
    expect(withCode(code).cause).toBeInstanceOf(AxiosError);
  });

  it('returns an error that is already mapped unchanged', () => {
    const error = new ValidationError('Too large', { reference: 'id-0' });
    expect(mapError(error, 'id-1')).toBe(error);
    expect(error.reference).toBe('id-0');
  });

  it('keeps any other value as the cause of a generic error', () => {
    const cause = new TypeError('x is undefined');
    const error = mapError(cause, 'id-1');
    expect(error).toMatchObject({
      kind: 'base',
      message: 'Something went wrong.',
      reference: 'id-1',
    });
    expect(error.cause).toBe(cause);
  });
});

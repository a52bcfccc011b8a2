import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { build, env } from '#src/config/env.ts';
import { request } from '#src/kernel/api/client.ts';
import { ports } from '#src/kernel/api/ports.ts';
import { ResponseError } from '#src/kernel/errors/app-error.ts';
import { answerInTurn, apiUrl, json, text } from './answers.ts';
import { resetPortsAfterEach } from './reset-ports.ts';
import { runs } from '#tests/support/fuzz.ts';

resetPortsAfterEach();
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

const Thing = z.object({ id: z.string(), tags: z.optional(z.record(z.string(), z.unknown())) });
const get = (path = '/thing') => request({ method: 'GET', path, answer: Thing });

describe('a request', () => {
  it('is sent to the API with the headers of the contract and the bearer token [E15, S7.2]', async () => {
    ports.setTokenSource(() => 'token-1');
    const [seen] = await sent(() => get());
    expect(seen.method).toBe('GET');
    expect(seen.body).toBe('');
    expect(seen.url.href).toBe(`${env.apiUrl}/thing`);
    expect(seen.headers.get('X-Hostname')).toBe('localhost');
    expect(seen.headers.get('X-App-Version')).toBe(build.version);
    expect(seen.headers.get('X-Api-Version')).toBe('2023-01-01');
    expect(seen.headers.get('X-Request-Id')).toMatch(/^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/);
    expect(seen.headers.get('Authorization')).toBe('Bearer token-1');
  });

  it('carries no token when it is marked unauthenticated', async () => {
    ports.setTokenSource(() => 'token-1');
    const call = { method: 'GET', path: '/thing', answer: Thing, authenticated: false } as const;
    const [seen] = await sent(() => request(call));
    expect(seen.headers.has('Authorization')).toBe(false);
    expect(seen.headers.has('X-Api-Version')).toBe(true);
  });

  it.each([
    ['/thing', 'https://ip.example/json/thing'],
    ['', 'https://ip.example/json/'],
  ])('joins the path %j to a base that ends with a slash: %s', async (path, href) => {
    const seen = answerInTurn(href, json(200, { id: '1' }));
    const base = { baseUrl: 'https://ip.example/json/', external: true } as const;
    await request({ method: 'GET', path, answer: Thing, ...base });
    expect(seen.map(({ url }) => url.href)).toEqual([href]);
  });

  it('has a unique id', async () => {
    const seen = answerInTurn(apiUrl('/thing'), json(200, { id: '1' }));
    await get();
    await get();
    expect(new Set(seen.map(({ headers }) => headers.get('X-Request-Id'))).size).toBe(2);
  });

  it.each(['POST', 'PATCH', 'DELETE'] as const)('sends a JSON body with %s', async (method) => {
    const body = { a: 1, b: ['ö'] };
    const call = { method, path: '/thing', answer: Thing, body };
    const [seen] = await sent(() => request(call));
    expect(seen.method).toBe(method);
    expect(seen.headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(JSON.parse(seen.body)).toEqual(body);
  });

  it('sends the query, encoded', async () => {
    const query = { q: 'a&b=c', plus: '+', empty: '' };
    const [seen] = await sent(() =>
      request({ method: 'GET', path: '/thing', answer: Thing, query }),
    );
    expect(Object.fromEntries(seen.url.searchParams)).toEqual(query);
  });

  it('inserts the values of the path, encoded', async () => {
    const seen = answerInTurn(`${env.apiUrl}/*`, json(200, { id: '1' }));
    const params = { id: 'a/b?c#d', part: 'é' };
    await request({ method: 'GET', path: '/things/{id}/{part}', params, answer: Thing });
    expect(seen[0]?.url.href).toBe(`${env.apiUrl}/things/a%2Fb%3Fc%23d/%C3%A9`);
  });

  it.each([{ id: '' }, { id: '.' }, { id: '..' }, {}])(
    'is not sent when %j would change its path',
    async (params) => {
      const seen = answerInTurn(`${env.apiUrl}/*`, json(200, { id: '1' }));
      const call = { method: 'DELETE', path: '/things/{id}', answer: Thing } as const;
      await expect(request({ ...call, params })).rejects.toMatchObject({ kind: 'client' });
      expect(seen).toEqual([]);
    },
  );

  it('goes to another base URL, with or without a slash at its end', async () => {
    const seen = answerInTurn(`${env.authApiUrl}/x`, json(200, { id: '1' }));
    const call = { method: 'GET', path: '/x', answer: Thing } as const;
    await request({ ...call, baseUrl: env.authApiUrl });
    await request({ ...call, baseUrl: `${env.authApiUrl}/` });
    expect(seen).toHaveLength(2);
  });

  it('sends its own headers, but cannot replace those of the contract', async () => {
    const headers = { 'Cache-Control': 'no-cache', 'X-Api-Version': '1999-01-01' };
    const call = { method: 'GET', path: '/thing', answer: Thing, headers } as const;
    const [seen] = await sent(() => request(call));
    expect(seen.headers.get('Cache-Control')).toBe('no-cache');
    expect(seen.headers.get('X-Api-Version')).toBe('2023-01-01');
  });

  it('sends no headers to a third party', async () => {
    ports.setTokenSource(() => 'token-1');
    const seen = answerInTurn('https://ip.example/', json(200, { id: '1' }));
    const call = { method: 'GET', path: '/', answer: Thing, external: true } as const;
    await request({ ...call, baseUrl: 'https://ip.example' });
    const names = [...(seen[0]?.headers.keys() ?? [])];
    expect(names.filter((name) => /^x-(?!interceptors)|authorization/.test(name))).toEqual([]);
  });
});

describe('an answer', () => {
  it('is parsed by its schema', async () => {
    answerInTurn(apiUrl('/thing'), json(200, { id: '1', more: 'unknown' }));
    expect(await get()).toEqual({ id: '1' });
  });

  it('loses prototypes [E17]', async () => {
    answerInTurn(apiUrl('/thing'), text(200, '{"id":"1","tags":{"a":{"__proto__":{"x":1}}}}'));
    const { tags } = await get();
    expect(Object.assign({}, tags?.['a'])).not.toHaveProperty('x');
    expect(Object.keys(tags?.['a'] as object)).toEqual([]);
  });

  it.each([
    ['a page of a proxy', '<!doctype html><p>Hello</p>'],
    ['cut JSON', '{"id":"1"'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"1"'],
    ['wrong types', '{"id":1}'],
    ['an empty object', '{}'],
  ])('of the wrong shape is a response error: %s [E09]', async (_, body) => {
    const [seen] = await sent(
      async () => {
        const error = await get().catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(ResponseError);
        expect((error as ResponseError).message).toBe(
          'The service gave an answer that could not be read.',
        );
        expect((error as ResponseError).cause).toBeInstanceOf(z.core.$ZodError);
        return error as ResponseError;
      },
      text(200, body),
    );
    expect(seen.result.reference).toBe(seen.headers.get('X-Request-Id'));
    expect(seen.result.handled).toBe(false);
  });

  it('of the wrong shape is logged with its paths and without its values', async () => {
    answerInTurn(apiUrl('/thing'), json(200, { id: { secret: 'x' }, tags: 7 }));
    await expect(get()).rejects.toThrow(ResponseError);
    const [message, details] = vi.mocked(console.warn).mock.calls[0]!;
    expect(message).toBe('An answer does not fit its contract');
    expect(details).toMatchObject({
      method: 'GET',
      path: '/thing',
      faults: ['id: invalid_type', 'tags: invalid_type'],
      reference: expect.stringMatching(/^[\da-f-]{36}$/),
    });
  });

  it('of any content has the right shape or is a response error [E09]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), fc.string()), async (body) => {
        answerInTurn(apiUrl('/thing'), text(200, body));
        const outcome = await get().catch((thrown: unknown) => thrown);
        expect(outcome instanceof ResponseError || Thing.safeParse(outcome).success).toBe(true);
      }),
      { numRuns: runs(30, 0.03) },
    );
  });
});

/** Answers one call of `/thing` and gives what was sent, with what the call came to. */
async function sent<T>(call: () => Promise<T>, answer = json(200, { id: '1' })) {
  const seen = answerInTurn(apiUrl('/thing'), answer);
  const result = await call();
  return seen.map((one) => ({ ...one, result })) as [(typeof seen)[number] & { result: T }];
}

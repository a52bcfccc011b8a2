import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { recordFields } from '#src/contracts/record.ts';
import { ports } from '#src/kernel/api/ports.ts';
import { createResource } from '#src/kernel/api/resource.ts';
import { ResponseError, ValidationError } from '#src/kernel/errors/app-error.ts';
import { answerInTurn, apiUrl, json, text } from './answers.ts';
import { startNeighbour } from './neighbour.ts';
import { resetPortsAfterEach } from './reset-ports.ts';

resetPortsAfterEach();

const Club = z.object({ ...recordFields, name: z.string() });
const clubs = createResource({ path: '/clubs', dataKey: 'clubs', item: Club });
/** The limit of section 9. */
const MAX_BYTES = 20 * 1024 * 1024;
const createFile = (bytes: number) =>
  new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' });

const club = { id: 'c1', name: 'Bowls' };

describe('a resource', () => {
  it('lists what a query matches, under its data key and with its meta [S7.20a]', async () => {
    const answer = { clubs: [club], meta: { total: 31, page: 2 } };
    const seen = answerInTurn(apiUrl('/clubs/'), json(200, answer));
    const query = { offset: 30, limit: 10, fields: ['id', 'name'], filters: { type: 'Charity' } };
    const { clubs: found, meta } = await clubs.list(query);
    expect(found).toEqual([club]);
    expect(meta).toEqual({ total: 31, page: 2 });
    expect(seen[0]?.method).toBe('GET');
    expect(Object.fromEntries(seen[0]!.url.searchParams)).toEqual({
      offset: '30',
      limit: '10',
      fields: 'id,name',
      type: 'Charity',
    });
  });

  it('lists everything without a query', async () => {
    const seen = answerInTurn(apiUrl('/clubs/'), json(200, { clubs: [], meta: { total: 0 } }));
    expect(await clubs.list()).toEqual({ clubs: [], meta: { total: 0 } });
    expect(seen[0]?.url.search).toBe('');
  });

  it.each([
    ['without meta', { clubs: [] }],
    ['under another key', { items: [], meta: { total: 0 } }],
    ['with a record of the wrong shape', { clubs: [{ id: 'c1' }], meta: { total: 1 } }],
  ])('does not take a list %s', async (_, answer) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    answerInTurn(apiUrl('/clubs/'), json(200, answer));
    await expect(clubs.list()).rejects.toThrow(ResponseError);
  });

  it('counts what a query matches by meta.total [S7.20a]', async () => {
    const seen = answerInTurn(apiUrl('/clubs/count'), json(200, { meta: { total: 7 } }));
    expect(await clubs.count({ search: 'bowls' })).toBe(7);
    expect(await clubs.count()).toBe(7);
    expect(seen.map(({ method, url }) => method + url.search)).toEqual(['GET?search=bowls', 'GET']);
  });

  it('gets one by its id [S7.20a]', async () => {
    const seen = answerInTurn(apiUrl('/clubs/c1'), json(200, club));
    expect(await clubs.get('c1')).toEqual(club);
    expect(seen[0]?.method).toBe('GET');
  });

  it('creates one with a POST [S7.20b]', async () => {
    const seen = answerInTurn(apiUrl('/clubs/'), json(201, club));
    expect(await clubs.create({ name: 'Bowls' })).toEqual(club);
    expect(seen[0]).toMatchObject({ method: 'POST', body: '{"name":"Bowls"}' });
  });

  it('updates one with a PATCH of the given fields [S7.20b]', async () => {
    const seen = answerInTurn(apiUrl('/clubs/c1'), json(200, club));
    expect(await clubs.update('c1', { name: 'Bowls' })).toEqual(club);
    expect(seen[0]).toMatchObject({ method: 'PATCH', body: '{"name":"Bowls"}' });
  });

  it('removes one with a DELETE, whatever the answer says [S7.20b]', async () => {
    const seen = answerInTurn(apiUrl('/clubs/c1'), text(200, ''), json(200, { done: true }));
    expect(await clubs.remove('c1')).toBeUndefined();
    expect(await clubs.remove('c1')).toBeUndefined();
    expect(seen.map(({ method }) => method)).toEqual(['DELETE', 'DELETE']);
  });

  it('lets each call override the options of the resource', async () => {
    const login = vi.fn<() => void>();
    ports.onUnauthenticated(login);
    ports.setTokenSource(() => 'token-1');
    const options = { path: '/open', dataKey: 'open', item: Club, authenticated: false } as const;
    const open = createResource({ ...options, reauthenticate: false });
    const seen = answerInTurn(apiUrl('/open/c1'), json(401));
    await expect(open.get('c1')).rejects.toMatchObject({ kind: 'notAuthenticated' });
    expect(seen[0]?.headers.has('Authorization')).toBe(false);
    expect(login).not.toHaveBeenCalled();
    const own = { authenticated: true, reauthenticate: true };
    await expect(open.get('c1', own)).rejects.toMatchObject({ handled: true });
    expect(seen[1]?.headers.get('Authorization')).toBe('Bearer token-1');
    expect(login).toHaveBeenCalledOnce();
  });

  it.each([
    ['list', () => clubs.list({}, { central: 'none' })],
    ['count', () => clubs.count({}, { central: 'none' })],
    ['get', () => clubs.get('c1', { central: 'none' })],
    ['create', () => clubs.create({}, { central: 'none' })],
    ['update', () => clubs.update('c1', {}, { central: 'none' })],
    ['remove', () => clubs.remove('c1', { central: 'none' })],
    ['upload', () => clubs.upload(new Blob(['x']), {}, { central: 'none' })],
  ])('passes the options of a call on: %s', async (_, call) => {
    const central = vi.fn<() => void>();
    ports.onCentralError(central);
    answerInTurn(apiUrl('/clubs/*'), json(500));
    await expect(call()).rejects.toMatchObject({ kind: 'server', handled: false });
    expect(central).not.toHaveBeenCalled();
  });
});

describe('an upload', () => {
  it('is a multipart POST of the file and the fields beside it [S7.20c]', async () => {
    const received: { url: string; method: string; type: string; body: string }[] = [];
    const baseUrl = await startNeighbour(async (request, response) => {
      const { url = '', method = '', headers } = request;
      const body = (await request.setEncoding('utf8').toArray()).join('');
      received.push({ url, method, type: headers['content-type'] ?? '', body });
      response.end(JSON.stringify(club));
    });
    const file = new File(['picture'], 'logo.png', { type: 'image/png' });
    expect(await clubs.upload(file, { title: 'Our logo' }, { baseUrl })).toEqual(club);
    expect(received).toHaveLength(1);
    const [{ url, method, type, body }] = received as [(typeof received)[number]];
    expect({ url, method }).toEqual({ url: '/clubs/upload', method: 'POST' });
    expect(type).toMatch(/^multipart\/form-data; ?boundary=/);
    expect(body).toMatch(/name="title"\s+Our logo\s/);
    expect(body).toMatch(/name="file"; filename="logo.png"\s+Content-Type: image\/png\s+picture\s/);
  });

  it('takes a file of exactly 20 MB [S9.2]', async () => {
    const seen = answerInTurn(apiUrl('/clubs/upload'), json(201, club));
    await clubs.upload(createFile(MAX_BYTES));
    expect(seen).toHaveLength(1);
  });

  it('rejects a file of one byte more before anything is sent [S9.2]', async () => {
    const seen = answerInTurn(apiUrl('/clubs/upload'), json(201, club));
    const error = await clubs.upload(createFile(MAX_BYTES + 1)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ValidationError);
    expect(error).toMatchObject({
      message: 'The file is larger than 20 MB.',
      data: { field: 'file' },
    });
    expect(seen).toEqual([]);
  });

  it('is not retried', async () => {
    const seen = answerInTurn(apiUrl('/clubs/upload'), json(503));
    await expect(clubs.upload(createFile(1))).rejects.toMatchObject({ kind: 'serviceUnavailable' });
    expect(seen).toHaveLength(1);
  });
});

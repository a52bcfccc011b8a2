import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSandbox } from '#tests/support/sandbox.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let server: Server;
let url: string;

beforeAll(async () => {
  sandbox = await startSandbox();
  server = createServer({ maxHeaderSize: 1024 * 1024 }, sandbox.handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await sandbox.close();
});

const buildAddress = (length: number) => '/authorize?code=c0de&pad='.padEnd(length, 'x');

it.each([32 * 1024 + 1, 48 * 1024, 200 * 1024])(
  'an address of %i characters is answered with a page [R15]',
  async (length) => {
    const answer = await fetch(url + buildAddress(length));
    expect(answer.status).toBe(414);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = await answer.text();
    expect(page).toContain('<h1>This address cannot be opened</h1>');
    expect(page).not.toContain('c0de');
  },
);

it('an address of 32 kB is accepted [R15]', async () => {
  expect((await fetch(url + buildAddress(32 * 1024))).status).not.toBe(414);
});

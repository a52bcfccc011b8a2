import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { http, passthrough } from 'msw';
import { onTestFinished } from 'vitest';
import { server } from '#tests/support/server.ts';

async function listen(neighbour: Server): Promise<string> {
  await once(neighbour.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(neighbour.address() as AddressInfo).port}`;
}

/**
 * A real server on a real line, for what an intercepted call cannot show: the browser's own clock, the bytes of a body.
 * It stops with the test.
 * @returns its base URL
 */
export async function startNeighbour(
  behave: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
): Promise<string> {
  const neighbour = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    if (request.method === 'OPTIONS') response.end();
    else void behave(request, response);
  });
  const baseUrl = await listen(neighbour);
  server.use(http.all(`${baseUrl}/*`, () => passthrough()));
  onTestFinished(() => {
    neighbour.closeAllConnections();
    neighbour.close();
  });
  return baseUrl;
}

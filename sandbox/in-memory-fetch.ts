import {
  Agent,
  type IncomingMessage,
  type RequestListener,
  createServer,
  request as send,
} from 'node:http';
import { duplexPair } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** What a call without a network needs to say. */
export type InMemoryRequest = {
  method?: string;
  /** The path and query. */
  path: string;
  headers?: Record<string, string>;
  body?: string;
};

async function toResponse(incoming: IncomingMessage): Promise<Response> {
  const { statusCode: status = 500, headersDistinct } = incoming;
  const headers = new Headers();
  for (const [name, values] of Object.entries(headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  const body = await buffer(incoming);
  return new Response(status === 204 || status === 304 ? null : body, { status, headers });
}

/**
 * Speaks real HTTP with a handler over a pair of streams instead of a port: for the exchange of a code
 * at the platform's own token endpoint, whatever address it is reached at from outside, and for tests.
 * Redirects are not followed.
 */
export function createInMemoryFetch(handler: RequestListener) {
  const server = createServer(handler);
  return ({ method = 'GET', path, headers = {}, body = '' }: InMemoryRequest): Promise<Response> =>
    new Promise((resolve, reject) => {
      const [near, far] = duplexPair();
      far.once('close', () => far.writableFinished || near.destroy());
      server.emit('connection', far);
      const agent = Object.assign(new Agent(), { createConnection: () => near });
      const outgoing = send(
        { agent, method, path, headers },
        (incoming) => void toResponse(incoming).then(resolve, reject),
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });
}

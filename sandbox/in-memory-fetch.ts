import { type RequestListener, createServer, request as send } from 'node:http';
import { duplexPair } from 'node:stream';

/** What a call without a network needs to say. */
export type InMemoryRequest = {
  method?: string;
  /** The path and query. */
  path: string;
  headers?: Record<string, string>;
  body?: string;
};

/**
 * Speaks real HTTP with a handler over a pair of streams instead of a port: for the exchange of a code
 * at the platform's own token endpoint, whatever address it is reached at from outside, and for tests.
 * Redirects are not followed.
 */
export function inMemoryFetch(handler: RequestListener) {
  const server = createServer(handler);
  return ({ method = 'GET', path, headers = {}, body = '' }: InMemoryRequest): Promise<Response> =>
    new Promise((resolve, reject) => {
      const [near, far] = duplexPair();
      server.emit('connection', far);
      const outgoing = send(
        { createConnection: () => near, method, path, headers: { host: 'localhost', ...headers } },
        (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
          incoming.on('error', reject);
          incoming.on('end', () => {
            const status = incoming.statusCode ?? 500;
            const answer = new Headers();
            for (const [name, values] of Object.entries(incoming.headersDistinct))
              for (const value of values ?? []) answer.append(name, value);
            const empty = status === 204 || status === 304;
            resolve(
              new Response(empty ? null : Buffer.concat(chunks), { status, headers: answer }),
            );
          });
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });
}

import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Reproduction } from './reproduction.ts';
import { Shown } from './reproduction-display.ts';
import {
  OPENING_PATH,
  SHOWN_PATH,
  buildOpeningPage,
  parseSize,
  buildWindowPage,
} from './reproduction-page.ts';
import { serveSite } from './serve-site.ts';

type Served = {
  /** The build. */
  readonly folder: string;
  /** 0 takes a free one. */
  readonly port: number;
  readonly reproduction: Pick<Reproduction, 'storage' | 'path'>;
  /** Sets the faults up anew, each time that the address is opened. */
  readonly arm: () => Promise<void>;
};

/** Hears `shown` each time that a browser has opened the address, with how the page is shown there. */
export type Showings = EventEmitter<{ shown: [Shown] }>;

const OPENED_WITHIN_MS = 60_000;

/**
 * How the next browser shows the address.
 * @throws Error when none has opened it within a minute
 */
export async function waitForShown(showings: Showings): Promise<Shown> {
  const signal = AbortSignal.timeout(OPENED_WITHIN_MS);
  try {
    const [shown] = (await once(showings, 'shown', { signal })) as [Shown];
    return shown;
  } catch (error) {
    throw new Error('the browser did not open the address within a minute', { cause: error });
  }
}

const HEADERS = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };

const createFailure = (response: ServerResponse) => (error: Error) =>
  response.writeHead(500, { 'Content-Type': 'text/plain' }).end(error.message);

/**
 * Serves a site, and beside it the page that a reproduction starts with.
 * @returns the port, what hears how that page is shown, and how to stop
 */
export async function serveReproduction({ folder, port, reproduction, arm }: Served) {
  const showings: Showings = new EventEmitter();
  const server = await serveSite({ folder, port });
  const [serve] = server.listeners('request') as [RequestListener];
  server.removeAllListeners('request');

  async function open(response: ServerResponse) {
    await arm();
    response.writeHead(200, HEADERS).end(buildOpeningPage(reproduction));
  }
  async function hear(request: IncomingMessage, response: ServerResponse) {
    const { data } = Shown.safeParse(JSON.parse(await text(request)));
    response.writeHead(204).end();
    if (data) showings.emit('shown', data);
  }
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { url = '/', method } = request;
    const size = parseSize(url);
    if (size) response.writeHead(200, HEADERS).end(buildWindowPage(size));
    else if (url === OPENING_PATH) open(response).catch(createFailure(response));
    else if (url === SHOWN_PATH && method === 'POST')
      hear(request, response).catch(createFailure(response));
    else serve(request, response);
  });
  const { port: own } = server.address() as AddressInfo;
  return { port: own, showings, stop: () => server.close() };
}

import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { InitScripts } from './init-scripts.ts';
import { type UrlPattern, createUrlTest } from './match-url.ts';
import { type Decision, EngineRequest, EngineResponse, EngineRoute } from './route.ts';
import { type Answer, type Question, askServer, readBody } from './upstream.ts';

type Handler = (route: EngineRoute) => unknown;
type KeptRoute = { readonly wanted: UrlPattern; readonly handle: Handler };
/** What the listeners of each event are told. */
type Told = { readonly request: EngineRequest; readonly response: EngineResponse };
type Listeners = { readonly [Event in keyof Told]: Set<(told: Told[Event]) => void> };

/** What a browser asks before a call to another origin (Fetch, 4.8); no listener and no handler hears of it. */
const isPreflight = ({ method, headers }: Question) =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;

/** The answer to it where the call itself is answered by a handler: everything is allowed. */
const allowAll = ({ headers }: Question): Answer => ({
  status: 204,
  headers: {
    'access-control-allow-origin': headers.origin ?? '*',
    'access-control-allow-methods': headers['access-control-request-method'],
    'access-control-allow-headers': headers['access-control-request-headers'],
  },
  body: Buffer.alloc(0),
});

function write(response: ServerResponse, { status, headers, body }: Answer): void {
  const given = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-length');
  for (const [name, value] of given) if (value !== undefined) response.setHeader(name, value);
  response.statusCode = status;
  if (status !== 204 && status !== 304) response.setHeader('content-length', body.length);
  response.end(body);
}

/** Stands between one browser and its servers: WebDriver itself does not let a test see or answer a request. */
export class Proxy {
  readonly #server = createServer((message, response) => void this.#take(message, response));
  readonly #baseUrl: string;
  #routes: KeptRoute[] = [];
  readonly #listeners: Listeners = { request: new Set(), response: new Set() };
  #underWay = 0;
  #quietSince = Date.now();
  readonly initScripts = new InitScripts();

  constructor(baseUrl: string) {
    this.#baseUrl = baseUrl;
  }

  /** Starts to listen. @returns where, as a host and a port */
  async start(): Promise<string> {
    /* Only the browser closes a connection: one that closes under a request would lose it. */
    this.#server.keepAliveTimeout = 0;
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }
  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** The handler that was added last is asked first. */
  route(wanted: UrlPattern, handle: Handler): void {
    this.#routes = [{ wanted, handle }, ...this.#routes];
  }
  unroute(wanted: UrlPattern): void {
    this.#routes = this.#routes.filter((one) => String(one.wanted) !== String(wanted));
  }

  /** Tells of each request as it is made, or of each answer. @returns a function that stops it */
  listen<Event extends keyof Told>(event: Event, listener: (told: Told[Event]) => void) {
    this.#listeners[event].add(listener);
    return () => void this.#listeners[event].delete(listener);
  }

  /** For how long nothing has been asked, in milliseconds. */
  measureIdleMs(): number {
    return this.#underWay > 0 ? 0 : Date.now() - this.#quietSince;
  }

  async #take(message: IncomingMessage, response: ServerResponse): Promise<void> {
    this.#underWay += 1;
    try {
      const { method = 'GET', url = '', headers } = message;
      const question = { method, url, headers, body: await readBody(message) };
      const answer = this.initScripts.createAnswer(question) ?? (await this.#answer(question));
      if (answer) write(response, answer);
      else response.destroy();
    } catch {
      /* The server is gone, or the browser: neither gets an answer. */
      response.destroy();
    }
    this.#underWay -= 1;
    this.#quietSince = Date.now();
  }

  /** @returns null where the connection is to end without an answer */
  async #answer(question: Question): Promise<Answer | null> {
    const routes = this.#routes.filter(({ wanted }) =>
      createUrlTest(wanted, this.#baseUrl)(question.url),
    );
    if (isPreflight(question)) return routes.length > 0 ? allowAll(question) : askServer(question);
    const request = new EngineRequest(this.initScripts.prepare(question));
    for (const tell of this.#listeners.request) tell(request);
    const given = await this.#decide(request, routes);
    if (!given) return null;
    const answer = this.initScripts.putInto(given, question);
    for (const tell of this.#listeners.response) tell(new EngineResponse(request, answer));
    return answer;
  }

  async #decide(request: EngineRequest, routes: readonly KeptRoute[]): Promise<Answer | null> {
    for (const { handle } of routes) {
      const route = new EngineRoute(request);
      const handled = Promise.resolve(handle(route)).then(() => route.decided);
      const decision: Decision = await Promise.race([handled, route.decided]);
      if (decision.act === 'answer') return decision.answer;
      if (decision.act === 'abort') return null;
      if (decision.act === 'continue')
        return askServer({ ...request.question, url: decision.url ?? request.question.url });
    }
    return askServer(request.question);
  }
}

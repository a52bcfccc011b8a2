import { HttpResponse, http } from 'msw';
import { env } from '#src/config/env.ts';
import { type EndpointName, endpoints } from '#src/contracts/endpoints.ts';
import { buildCountriesAnswer } from './builders.ts';
import { server } from './server.ts';

/** A call that has reached the platform. */
export type Received = { body: unknown; headers: Headers; url: URL };

/** What it answers: a status with its body, or a response as it is, for answers that break the contract. */
export type Reply = Response | { status?: number; body: unknown };
type Answer = Reply | ((received: Received, count: number) => Reply | Promise<Reply>);

const BASES = { api: env.apiUrl, auth: env.authApiUrl };

/** The address of an endpoint, with `:name` for what varies. */
export function getAddress(name: EndpointName): string {
  const { service, path } = endpoints[name];
  return BASES[service] + path.replace(/\{(\w+)\}/g, ':$1');
}

const readBody = async (request: Request): Promise<unknown> => {
  const text = await request.clone().text();
  return text === '' ? undefined : JSON.parse(text);
};

/** A reply in the form of the contract; a test that breaks it by mistake fails here. */
function respond(name: EndpointName, reply: Reply): Response {
  if (reply instanceof Response) return reply;
  const { status = 200, body } = reply;
  if (status === 200) endpoints[name].answer.parse(body);
  return HttpResponse.json(body as never, { status });
}

/**
 * Lets the platform answer an endpoint until the end of the test. What the site sends must fit the contract.
 * @param answer the reply, or how it follows from the call and from how many there have been
 * @returns the calls received so far; the array grows
 */
export function platformAnswers(name: EndpointName, answer: Answer): Received[] {
  const received: Received[] = [];
  const endpoint = endpoints[name];
  const method = endpoint.method === 'GET' ? http.get : http.post;
  server.use(
    method(getAddress(name), async ({ request }) => {
      const body = await readBody(request);
      if ('request' in endpoint) endpoint.request.parse(body);
      const call = { body, headers: request.headers, url: new URL(request.url) };
      received.push(call);
      return respond(
        name,
        typeof answer === 'function' ? await answer(call, received.length) : answer,
      );
    }),
  );
  return received;
}

/** No answer at all: the connection fails. */
export const noConnection = (): Response => HttpResponse.error();

/** The body of an error answer. */
export const errorReply = (status: number, message: string, data?: unknown): Reply => ({
  status,
  body: data === undefined ? { message } : { message, data },
});

/** A reply that is held back until the test lets it go. */
export function heldBack(reply: Reply) {
  const gate = new AbortController();
  const opened = new Promise((resolve) => gate.signal.addEventListener('abort', resolve));
  const answer = async (): Promise<Reply> => {
    await opened;
    return reply;
  };
  return { answer, letGo: () => gate.abort() };
}

/** The countries list is there, and the look-up by IP address names this country (or fails, with null). */
export function countriesAnswer(visitorsCountry: string | null = null): void {
  platformAnswers('countries', { body: buildCountriesAnswer() });
  server.use(
    http.get(env.ipLookupUrl, () =>
      visitorsCountry === null
        ? HttpResponse.error()
        : HttpResponse.json({ country_code: visitorsCountry }),
    ),
  );
}

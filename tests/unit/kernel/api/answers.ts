import { HttpResponse, http } from 'msw';
import { env } from '#src/config/env.ts';
import type { AppError } from '#src/kernel/errors/app-error.ts';
import { server } from '#tests/support/server.ts';

export type Seen = { at: number; url: URL; method: string; headers: Headers; body: string };
type Answer = () => Response;

export const apiUrl = (path: string): string => env.apiUrl + path;

/** An answer with a JSON body. */
export const json =
  (status: number, body: unknown = { message: `Status ${status}` }, headers: HeadersInit = {}) =>
  (): Response =>
    HttpResponse.json(body as never, { status, headers });

/** An answer whose body is the given text, as it is. */
export const text =
  (status: number, body: string, contentType = 'application/json') =>
  (): Response =>
    new HttpResponse(body, { status, headers: { 'Content-Type': contentType } });

/** What a call fails with. */
export const caught = (call: Promise<unknown>): Promise<AppError> =>
  call.then(
    () => Promise.reject(new Error('The call did not fail')),
    (error: unknown) => error as AppError,
  );

export const noAnswer = (): Response => HttpResponse.error();

/**
 * Answers the calls of a URL in turn, the last answer for good.
 * @returns what has been asked so far
 */
export function answerInTurn(url: string, ...answers: [Answer, ...Answer[]]): Seen[] {
  const seen: Seen[] = [];
  server.use(
    http.all(url, async ({ request }) => {
      const { method, headers } = request;
      const body = await request.clone().text();
      seen.push({ at: Date.now(), url: new URL(request.url), method, headers, body });
      return (answers[seen.length - 1] ?? answers.at(-1)!)();
    }),
  );
  return seen;
}

import { once } from 'node:events';
import { type Agent, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

const TIMEOUT_MS = 15_000;

export type AskOptions = {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly agent?: Agent;
};

export type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer };

/**
 * Sends one request. Its path goes out as it is and its answer is not decompressed; fetch would change both. A
 * certificate is not checked here (transport-rules.ts does that), so that one bad certificate is one finding.
 * @param base the origin, http or https
 * @returns the answer, whatever its status
 * @throws Error when no whole answer comes within 15 s
 */
export async function ask(base: string, path: string, options: AskOptions = {}): Promise<Answer> {
  const { protocol, hostname, port } = new URL(base);
  const target = { hostname: hostname.replace(/^\[|\]$/g, ''), port, path, ...options };
  const sent =
    protocol === 'https:'
      ? requestHttps({ ...target, rejectUnauthorized: false })
      : requestHttp(target);
  sent.setTimeout(TIMEOUT_MS, () => sent.destroy(new Error(`no answer within ${TIMEOUT_MS} ms`)));
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const body = Buffer.concat(await answer.toArray());
  return { status: answer.statusCode ?? 0, headers: answer.headers, body };
}

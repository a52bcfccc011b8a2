import { once } from 'node:events';
import { type Agent, type IncomingMessage, request } from 'node:http';

type Options = {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly agent?: Agent;
};

export type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer };

/** One request whose path goes out as it is and whose answer is not decompressed, which fetch does both. */
export async function ask(base: string, path: string, options: Options = {}): Promise<Answer> {
  const { hostname, port } = new URL(base);
  const sent = request({ hostname, port, path, ...options }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const body = Buffer.concat(await answer.toArray());
  return { status: answer.statusCode ?? 0, headers: answer.headers, body };
}

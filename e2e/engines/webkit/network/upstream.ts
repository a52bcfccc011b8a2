import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';

/** What a browser asks for, read to its end. */
export type Question = {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

/** What it is answered with. */
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
};

/** Headers of one connection, which are not those of the next (RFC 9110, 7.6.1). */
const OF_A_CONNECTION = [
  'connection',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'transfer-encoding',
];

const removeConnectionHeaders = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_A_CONNECTION.includes(name)));

/** Reads a message to its end. */
export async function readBody(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/**
 * Asks the server that a question is for.
 * @returns its answer, with the headers and the encoding that it came with
 * @throws Error when there is none, or only a part of one
 */
export async function askServer({ method, url, headers, body }: Question): Promise<Answer> {
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    const { host } = new URL(url);
    const sent = request(url, { method, headers: { ...removeConnectionHeaders(headers), host } });
    sent.once('response', resolve).once('error', reject).end(body);
  });
  return {
    status: message.statusCode ?? 502,
    headers: removeConnectionHeaders(message.headers),
    body: await readBody(message),
  };
}

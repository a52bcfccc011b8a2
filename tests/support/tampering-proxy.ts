import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http';
import { type ServerOptions, createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';

export type Passed = {
  readonly path: string;
  readonly method: string;
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
};

/** Changes an answer on its way; `ask` gets another one from the server behind. */
export type Tamper = (answer: Passed, ask: (path: string) => Promise<Passed>) => unknown;

export type Proxy = { url: string; target: string; tamper: Tamper; stop: () => void };

type Sent = Pick<IncomingMessage, 'method' | 'headers'> & { body?: Buffer };

async function pass(target: string, path: string, { method, headers, body }: Sent) {
  const { hostname, port } = new URL(target);
  const sent = request({ hostname, port, path, method, headers }).end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const whole = Buffer.concat(await answer.toArray());
  const facts = { path, method: method ?? 'GET', status: answer.statusCode ?? 0 };
  return { ...facts, headers: { ...answer.headers }, body: whole } satisfies Passed;
}

function send(response: ServerResponse, { status, headers, body }: Passed) {
  const { 'transfer-encoding': _chunked, connection: _kept, ...kept } = headers;
  const length = status === 304 ? {} : { 'content-length': String(body.length) };
  response.writeHead(status, { ...kept, ...length }).end(body);
}

/** Stands before a server as a badly set up host does, and lets `tamper` change what comes. */
export async function startTamperingProxy(target = '', tls?: ServerOptions): Promise<Proxy> {
  const proxy: Proxy = { url: '', target, tamper: () => {}, stop: () => server.close() };
  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    const { method, headers } = incoming;
    const body = Buffer.concat(await incoming.toArray());
    const got = await pass(proxy.target, incoming.url ?? '/', { method, headers, body });
    await proxy.tamper(got, (path) => pass(proxy.target, path, { method, headers }));
    send(response, got);
  };
  const handle = (incoming: IncomingMessage, response: ServerResponse) => {
    answer(incoming, response).catch(() => response.destroy());
  };
  const options = { maxHeaderSize: 1024 * 1024 };
  const server = tls
    ? createTlsServer({ ...tls, ...options }, handle)
    : createServer(options, handle);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  proxy.url = `${tls ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return proxy;
}

const CODINGS: Readonly<Record<string, [(b: Buffer) => Buffer, (b: Buffer) => Buffer]>> = {
  br: [brotliDecompressSync, brotliCompressSync],
  gzip: [gunzipSync, gzipSync],
};

/** Sends an answer as it is before it is compressed. */
export function decompress(answer: Passed): void {
  const { 'content-encoding': coding = '', ...headers } = answer.headers;
  const [decode] = CODINGS[coding] ?? [];
  if (!decode || answer.body.length === 0) return;
  answer.headers = headers;
  answer.body = decode(answer.body);
}

/** Changes the text of an answer, whichever way it is compressed. */
export function rewrite(answer: Passed, change: (text: string) => string): void {
  if (answer.body.length === 0) return;
  const [decode, encode] = CODINGS[answer.headers['content-encoding'] ?? ''] ?? [];
  const text = (decode ? decode(answer.body) : answer.body).toString();
  const changed = Buffer.from(change(text));
  answer.body = encode ? encode(changed) : changed;
}

import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { type IncomingMessage, type Server, createServer } from 'node:http';
import { extname, join, normalize, relative, resolve } from 'node:path';
import { pipeline } from 'node:stream';
import { pathToFileURL } from 'node:url';

const HTML = 'text/html; charset=utf-8';

const TYPES: Readonly<Record<string, string>> = {
  '.html': HTML,
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
/* What is for the host alone. */
const HIDDEN = /(^|\/)(\.|_headers$)|\.(map|br|gz)$/;

type Headers = Record<string, string>;
type FindHeaders = (path: string) => Headers;
type HeaderRule = { prefix: string; whole: boolean; headers: Headers };
/** Without a file there is no body. */
type Answer = { status: number; headers: Headers; file?: string };

/**
 * Reads a `_headers` file: blocks of a path pattern followed by indented headers; later blocks win.
 * @param folder the build
 * @returns the headers of a path
 */
export function readHeaders(folder: string): FindHeaders {
  const rules: HeaderRule[] = [];
  for (const line of readFileSync(join(folder, '_headers'), 'utf8').split('\n')) {
    if (line.startsWith('/'))
      rules.push({ prefix: line.replace(/\*$/, ''), whole: !line.endsWith('*'), headers: {} });
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (rule && name) rule.headers[name] = value ?? '';
  }
  return (path) =>
    Object.assign(
      {},
      ...rules
        .filter((rule) => (rule.whole ? path === rule.prefix : path.startsWith(rule.prefix)))
        .map((rule) => rule.headers),
    );
}

/** The file that a path shows: itself, its prerendered page, the shell for a route, or null for a missing file. */
function findFile(folder: string, path: string): string | null {
  const file = join(folder, normalize(path));
  if (!file.startsWith(folder) || HIDDEN.test(path)) return null;
  if (existsSync(file) && statSync(file).isFile()) return file;
  if (existsSync(`${file}.html`)) return `${file}.html`;
  return extname(path) || path.startsWith('/assets/') ? null : join(folder, 'index.html');
}

/** The one address of a page that was asked for under the name of its file, or null. */
function findPageAddress(root: string, file: string, search: string): string | null {
  if (extname(file) !== '.html') return null;
  return `/${relative(root, file).replace(/(^|\/)index\.html$|\.html$/, '$1')}${search}`;
}

function chooseEncoding(file: string, accepted: string) {
  if (/\bbr\b/.test(accepted) && existsSync(`${file}.br`)) return { suffix: '.br', name: 'br' };
  if (/\bgzip\b/.test(accepted) && existsSync(`${file}.gz`)) return { suffix: '.gz', name: 'gzip' };
  return null;
}

/** Weak, because it is the same for each encoding of a file (RFC 9110, 8.8.3). */
function createEtag(file: string): string {
  const { size, mtimeMs } = statSync(file);
  return `W/"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
}

function splitUrl(url: string) {
  try {
    const { pathname, search } = new URL(url, 'http://site');
    return { path: decodeURIComponent(pathname), search };
  } catch {
    return null;
  }
}

/** What cannot be taken gets a page of the site: 414 for what is too long, 400 for what is damaged. */
function answerBadRequest(root: string, findHeaders: FindHeaders, status: number): Answer {
  const file = join(root, '.server/refused.html');
  const headers = { ...findHeaders('/'), 'Content-Type': HTML };
  return existsSync(file) ? { status, headers, file } : { status, headers: findHeaders('/') };
}

/** While a build replaces the folder, files come and go under a request: it can be asked again in a moment. */
const BEING_REPLACED: Answer = {
  status: 503,
  headers: { 'Retry-After': '1', 'Cache-Control': 'no-store' },
};

/** So long may the address of a callback be. */
const URL_MAX_BYTES = 32 * 1024;

/** More than any browser sends: Node itself would answer what is longer, without a page. */
const MAX_HEAD_BYTES = 4 * 1024 * 1024;

/** What a request is answered with. */
function createAnswer(request: IncomingMessage, root: string, findHeaders: FindHeaders): Answer {
  const { url = '/' } = request;
  if (url.length > URL_MAX_BYTES) return answerBadRequest(root, findHeaders, 414);
  const parts = splitUrl(url);
  if (parts === null) return answerBadRequest(root, findHeaders, 400);
  const { path, search } = parts;
  const file = findFile(root, path);
  if (file === null) return { status: 404, headers: findHeaders('/') };
  const address = path.endsWith('.html') && findPageAddress(root, file, search);
  if (address) return { status: 301, headers: { ...findHeaders('/'), Location: address } };
  const encoding = chooseEncoding(file, request.headers['accept-encoding'] ?? '');
  const etag = createEtag(file);
  const headers = {
    ...findHeaders(path),
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...(encoding ? { 'Content-Encoding': encoding.name } : {}),
  };
  if (request.headers['if-none-match'] === etag) return { status: 304, headers };
  return { status: 200, headers, file: file + (encoding?.suffix ?? '') };
}

function answerOrWait(request: IncomingMessage, root: string, findHeaders: FindHeaders): Answer {
  try {
    return createAnswer(request, root, findHeaders);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return BEING_REPLACED;
  }
}

/**
 * Serves a built site as its hosts do: the headers of its `_headers` file, precompressed files, the
 * shell for every route, 404 for a missing file.
 * @param options `host` is this machine alone, unless HOST says another
 */
export function serveSite({
  folder,
  port,
  host = process.env['HOST'] ?? '127.0.0.1',
}: {
  folder: string;
  port: number;
  host?: string;
}): Promise<Server> {
  const root = resolve(folder);
  const findHeaders = readHeaders(root);
  const server = createServer({ maxHeaderSize: MAX_HEAD_BYTES }, (request, response) => {
    const { status, headers, file } = answerOrWait(request, root, findHeaders);
    response.writeHead(status, headers);
    if (!file || request.method === 'HEAD') return response.end();
    /* A file that goes meanwhile ends the connection: half of it must not look whole. */
    return pipeline(createReadStream(file), response, () => {});
  });
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => done(server));
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = process.argv[2] ?? 'dist';
  const port = Number(process.env['PORT'] ?? 3000);
  await serveSite({ folder, port });
  console.log(`ready: ${folder} on http://localhost:${port}`);
}

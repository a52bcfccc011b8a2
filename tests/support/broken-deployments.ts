import { type Passed, type Tamper, decompress, rewrite } from './tampering-proxy.ts';

type Broken = {
  /** What somebody did wrong. */
  readonly fault: string;
  readonly tamper: Tamper;
  /** How `npm run verify` names it, whole. */
  readonly lines: readonly (string | RegExp)[];
};

const isAsset = ({ path }: Passed) => path.startsWith('/assets/');
const isPage = ({ headers, status }: Passed) =>
  status === 200 && (headers['content-type']?.startsWith('text/html') ?? false);
const isMethod = (answer: Passed, method: string) => answer.method === method;

/** Deployments of a site, each broken on purpose in one way. */
export const BROKEN_SITES: readonly Broken[] = [
  {
    fault: 'a header is missing',
    tamper: ({ headers }) => delete headers['x-content-type-options'],
    lines: [/^X-Content-Type-Options is missing: \/assets\/.+ more$/],
  },
  {
    fault: 'the policy is that of an old build',
    tamper: ({ headers }) => {
      const policy = String(headers['content-security-policy']);
      headers['content-security-policy'] = policy.replace(/'sha256-[^']+'/, "'sha256-b2xk'");
    },
    lines: [
      /^script-src of the policy is not this build’s: lacks 'sha256-.+' and has 'sha256-b2xk'/,
    ],
  },
  {
    fault: 'the policy lets inline scripts run',
    tamper: ({ headers }) => {
      const policy = String(headers['content-security-policy']);
      headers['content-security-policy'] = policy.replace(/'sha256-[^']+'/, "'unsafe-inline'");
    },
    lines: [
      /^script-src of the policy is not .+ 'unsafe-inline' besides/,
      /^script-src: .*unsafe-inline/,
    ],
  },
  {
    fault: 'assets are asked for again at each visit',
    tamper: (answer) => {
      if (isAsset(answer) && answer.status < 400) answer.headers['cache-control'] = 'no-cache';
    },
    lines: [/^Cache-Control is no-cache, not public, max-age=31536000, immutable: \/assets/],
  },
  {
    fault: 'pages are kept for a year',
    tamper: (answer) => {
      const isRoute = !/\.\w+$|^\/assets\//.test(answer.path);
      if (isRoute && answer.status < 400)
        answer.headers['cache-control'] = 'public, max-age=31536000';
    },
    lines: [/^Cache-Control is public, max-age=31536000, not no-cache: \/, \/welcome, \/info/],
  },
  {
    fault: 'a missing asset is answered with the page',
    tamper: async (answer, ask) => {
      if (answer.status === 404 && /^\/assets\/(gone.*)?$/.test(answer.path))
        Object.assign(answer, await ask('/'));
    },
    lines: [/^200 \(text\/html; charset=utf-8\) instead of 404: \/assets\/gone.js/],
  },
  {
    fault: 'a proxy puts a script of its own into the pages',
    tamper: (answer) => {
      const tag = '<script src="https://cdn.example/badge.js"></script></head>';
      if (isPage(answer)) rewrite(answer, (html) => html.replace('</head>', tag));
    },
    lines: [
      /^this is not the page of the build: it has 1 <script> more: \/, \/welcome, .+ and 3 more$/,
    ],
  },
  {
    fault: 'the shell stands in for Welcome',
    tamper: async (answer, ask) => {
      if (answer.path === '/welcome' && answer.status === 200)
        Object.assign(answer, await ask('/'));
    },
    lines: [
      /^this is not the page of the build: its heading is "\(none\)", not "Start your free.+: \/welcome$/,
    ],
  },
  {
    fault: 'nothing is compressed',
    tamper: decompress,
    lines: [/^for "gzip, deflate, br" it comes as not compressed/, /^for "gzip" it comes as not/],
  },
  {
    fault: 'source maps are served',
    tamper: (answer) => {
      if (answer.path.endsWith('.map'))
        Object.assign(answer, { status: 200, body: Buffer.from('{}') });
    },
    lines: [/^its source map is served \(200\): \/assets\//],
  },
  {
    fault: 'a script has code of the sandbox',
    tamper: (answer) => {
      if (/^\/assets\/start-.*\.js$/.test(answer.path))
        rewrite(answer, (text) => `${text}\nfetch("/__sandbox/faults")`);
    },
    lines: [
      /^this is not the file of the build: \/assets\/start-/,
      /^it has "__sandbox": \/assets\/start-/,
    ],
  },
  {
    fault: 'an old build is deployed',
    tamper: (answer) => {
      if (answer.path === '/version.json')
        rewrite(answer, (text) => text.replace(/("commit": ")[^"]*/, '$1abc1234'));
    },
    lines: [/^the deployed build has the commit abc1234, this checkout has /],
  },
  {
    fault: 'scripts have the wrong type',
    tamper: (answer) => {
      if (answer.path.endsWith('.js') && answer.status === 200)
        answer.headers['content-type'] = 'text/plain';
    },
    lines: [/^the type is text\/plain, not \(text\|application\)\/javascript: \/assets\//],
  },
  {
    fault: 'an icon was lost',
    tamper: (answer) => {
      if (answer.path === '/icon-512.png') answer.status = 404;
    },
    lines: [
      'a file of the build is answered with 404: /icon-512.png',
      'an icon is answered with 404: /icon-512.png',
    ],
  },
  {
    fault: 'the server tells its version',
    tamper: ({ headers }) => Object.assign(headers, { server: 'nginx/1.22.1' }),
    lines: ['Server says its version: nginx/1.22.1'],
  },
];

/** APIs, each broken on purpose in one way. */
export const BROKEN_APIS: readonly Broken[] = [
  {
    fault: 'another site is allowed',
    tamper: (answer) => {
      if (isMethod(answer, 'GET'))
        answer.headers['access-control-allow-origin'] = 'https://old.example';
    },
    lines: [/^the API lets https:\/\/old\.example read it, not http:/],
  },
  {
    fault: 'a preflight forgets a header',
    tamper: (answer) => {
      const allowed = String(answer.headers['access-control-allow-headers']);
      if (isMethod(answer, 'OPTIONS'))
        answer.headers['access-control-allow-headers'] = allowed.replace(
          'Idempotency-Key',
          'X-Old',
        );
    },
    lines: [/^the preflight does not allow idempotency-key: POST /],
  },
  {
    fault: 'preflights are not kept',
    tamper: ({ headers }) => delete headers['access-control-max-age'],
    lines: [/^a preflight is kept for 0 s: each call costs one more: GET \/countries/],
  },
  {
    fault: 'the clock is wrong',
    tamper: ({ headers }) => {
      headers.date = new Date(Date.now() + 600_000).toUTCString();
    },
    lines: [/^the clock of the API is (599|600) s off/],
  },
  {
    fault: 'a field was renamed',
    tamper: (answer) => {
      if (answer.path.endsWith('/countries'))
        rewrite(answer, (text) => text.replace('countries', 'lands'));
    },
    lines: [/^GET \/countries: countries: /],
  },
];

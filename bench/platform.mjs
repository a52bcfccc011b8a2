import { createServer } from 'node:http';
import { getCountryDataList, getEmojiFlag } from 'countries-list';

/** The real list; beyond it, made-up countries with the same kind of names. */
const real = getCountryDataList().map(({ iso2, name, currency, phone }) => ({
  id: iso2.toLowerCase(),
  meta: {},
  code: iso2,
  name,
  flag: getEmojiFlag(iso2),
  currencyCode: currency[0] ?? '',
  prefix: String(phone[0] ?? ''),
  timezones: [],
}));

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const taken = new Set(real.map(({ code }) => code));
const spare = LETTERS.flatMap((one) => LETTERS.map((two) => one + two)).filter(
  (code) => !taken.has(code),
);

/** As many as there are two-letter codes: 676. */
const countries = [
  ...real,
  ...spare.map((code, index) => ({
    ...real[index % real.length],
    id: code.toLowerCase(),
    code,
    name: `${real[index % real.length]?.name} ${code}`,
  })),
];

const user = { id: 'bench', meta: {}, email: 'aroha@bench.example', identities: [] };

/**
 * The calls of the site, answered at once: what is measured is the site. The list of countries is as long as `size`.
 * @param {number} port
 * @returns {Promise<{ size: number, readyAt: number, close: () => void }>} `readyAt`: when it last said that an account is
 *   ready, in ms since 1970
 */
export function startPlatform(port) {
  const platform = { size: 250, readyAt: 0, close: () => server.close() };
  const answers = {
    '/api/countries': () => ({
      countries: countries.slice(0, platform.size),
      meta: { total: platform.size },
    }),
    '/api/user': () => user,
    '/ip': () => ({ country_code: 'NZ' }),
    '/auth/exchange-token': () => ({ idToken: token(), accessToken: token() }),
    '/api/orgs/signUp/checkCreated/bench': () => {
      platform.readyAt = Date.now();
      return { isCreated: true, appUrl: 'https://app.bench.example/' };
    },
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://platform');
    const answer = answers[pathname]?.() ?? { id: 'bench' };
    response.writeHead(200, {
      'Content-Type': 'application/json',
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': '*',
      'Access-Control-Max-Age': '600',
    });
    response.end(JSON.stringify(answer));
  });
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve(platform));
  });
}

const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token that the site takes for valid; only a platform would check its signature. */
export const token = () =>
  [
    part({ alg: 'none' }),
    part({ sub: 'bench', exp: Math.floor(Date.now() / 1000) + 3600 }),
    'x',
  ].join('.');

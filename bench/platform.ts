import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Country } from '#src/contracts/country.ts';
import { COUNTRIES } from '#sandbox/api/countries.ts';

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const taken = new Set(COUNTRIES.map(({ code }) => code));
const spare = LETTERS.flatMap((one) => LETTERS.map((two) => one + two)).filter(
  (code) => !taken.has(code),
);

/** Makes up a country with a name like a real one. */
function inventCountry(code: string, index: number): Country {
  const model = COUNTRIES[index % COUNTRIES.length]!;
  return { ...model, id: code.toLowerCase(), code, name: `${model.name} ${code}` };
}

/** The real countries, then made-up ones: as many as there are two-letter codes, 676. */
const countries: readonly Country[] = [...COUNTRIES, ...spare.map(inventCountry)];

const user = { id: 'bench', meta: {}, email: 'aroha@bench.example', identities: [] };

const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Creates a token that the site accepts. Only a platform would check its signature. */
export const createToken = (): string =>
  [
    encodePart({ alg: 'none' }),
    encodePart({ sub: 'bench', exp: Math.floor(Date.now() / 1000) + 3600 }),
    'x',
  ].join('.');

export type BenchPlatform = {
  /** The length of the list of countries. */
  size: number;
  /** When it last answered that an account is ready, in ms since 1970. */
  readyAt: number;
  close: () => void;
};

const HEADERS = {
  'Content-Type': 'application/json',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Max-Age': '600',
};

/** Answers the calls of the site at once, so that only the site is measured. */
export async function startPlatform(port: number): Promise<BenchPlatform> {
  const platform: BenchPlatform = { size: 250, readyAt: 0, close: () => server.close() };
  const answers: Readonly<Record<string, () => object>> = {
    '/api/countries': () => ({
      countries: countries.slice(0, platform.size),
      meta: { total: platform.size },
    }),
    '/api/user': () => user,
    '/ip': () => ({ country_code: 'NZ' }),
    '/auth/exchange-token': () => ({ idToken: createToken(), accessToken: createToken() }),
    '/api/orgs/signUp/checkCreated/bench': () => {
      platform.readyAt = Date.now();
      return { isCreated: true, appUrl: 'https://app.bench.example/' };
    },
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://platform');
    const answer = answers[pathname]?.() ?? { id: 'bench' };
    response.writeHead(200, HEADERS).end(JSON.stringify(answer));
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return platform;
}

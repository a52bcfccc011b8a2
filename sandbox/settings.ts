import { PASSWORD_COST } from './identity/passwords.ts';

type Environment = Record<string, string | undefined>;

/** What the platform itself has to know; where it listens and keeps its data is the business of `start.ts`. */
export type PlatformSettings = {
  /** The public origin: OpenID issuer, and base of the organisations' addresses. */
  url: string;
  /** The sites that may call it and be redirected to. */
  siteOrigins: readonly string[];
  /** How long the creation of an organisation takes. */
  createMs: number;
  /** What the IP look-up answers. */
  ipCountry: string;
  productName: string;
  /** How costly a new password hash is (identity/passwords.ts). */
  passwordCost: number;
};

function readWholeNumber(env: Environment, name: string, fallback: number): number {
  const text = env[name] ?? String(fallback);
  if (!/^\d+$/.test(text)) throw new Error(`${name} is not a whole number: ${text}`);
  return Number(text);
}

function readPasswordCost(env: Environment): number {
  const cost = readWholeNumber(env, 'SANDBOX_PASSWORD_COST', PASSWORD_COST);
  if (cost >= 1 && cost <= PASSWORD_COST) return cost;
  throw new Error(`SANDBOX_PASSWORD_COST is not between 1 and ${PASSWORD_COST}: ${cost}`);
}

function parseOrigin(name: string, text: string): string {
  if (!URL.canParse(text) || new URL(text).origin !== text)
    throw new Error(`${name} is not an origin such as http://localhost:4000: ${text}`);
  return text;
}

/**
 * Reads the settings of one sandbox process.
 * @param env environment variables; each has a default
 * @throws Error that names the malformed variable
 */
export function readSettings(env: Environment) {
  const port = readWholeNumber(env, 'SANDBOX_PORT', 4000);
  const sites = env['SITE_ORIGINS'] ?? 'http://localhost:3000,http://localhost:4173';
  const platform: PlatformSettings = {
    url: parseOrigin('SANDBOX_URL', env['SANDBOX_URL'] ?? `http://localhost:${port}`),
    siteOrigins: sites.split(',').map((site) => parseOrigin('SITE_ORIGINS', site.trim())),
    createMs: readWholeNumber(env, 'SANDBOX_CREATE_MS', 4000),
    ipCountry: env['SANDBOX_IP_COUNTRY'] ?? 'NZ',
    productName: env['SANDBOX_PRODUCT_NAME'] ?? 'Huddle Club',
    passwordCost: readPasswordCost(env),
  };
  return {
    port,
    host: env['SANDBOX_HOST'] ?? '127.0.0.1',
    databaseUrl: env['DATABASE_URL'],
    dataFolder: env['SANDBOX_DATA'] ?? '.data',
    platform,
  };
}

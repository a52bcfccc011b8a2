import { env } from '#src/config/env.ts';
import { readUrl } from './read-url.ts';

const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Environments in which `http:` on this machine is allowed, because a sandbox has no certificate. */
const LOCAL_ENVIRONMENTS: readonly string[] = ['local', 'test'];

type Rules = Pick<typeof env, 'appEnv' | 'appHostSuffixes'>;

function hasAllowedProtocol({ protocol, hostname }: URL, appEnv: Rules['appEnv']): boolean {
  if (protocol === 'https:') return true;
  return (
    protocol === 'http:' && LOCAL_HOSTS.includes(hostname) && LOCAL_ENVIRONMENTS.includes(appEnv)
  );
}

function hasAllowedHost({ hostname }: URL, suffixes: readonly string[]): boolean {
  if (suffixes.length === 0) return true;
  return suffixes
    .map((suffix) => suffix.replace(/^\./, ''))
    .some((suffix) => hostname === suffix || hostname.endsWith(`.${suffix}`));
}

/**
 * Checks the address of an organisation's app (decisions, "Flow"). It must be absolute, https, without credentials, and
 * on an allowed host suffix where such are configured.
 * @param raw any value from an answer of the API
 * @param rules the environment and its allowed suffixes
 * @returns the address unchanged, because a browser parses it in the same way; null when it is not safe
 */
export function toSafeAppUrl(raw: unknown, rules: Rules = env): string | null {
  if (typeof raw !== 'string' || !/^https?:\/\//i.test(raw)) return null;
  const url = readUrl(raw);
  if (url === null || url.username !== '' || url.password !== '') return null;
  const allowed =
    hasAllowedProtocol(url, rules.appEnv) && hasAllowedHost(url, rules.appHostSuffixes);
  return allowed ? raw : null;
}

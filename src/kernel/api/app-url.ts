import { env } from '#src/config/env.ts';
import { readUrl } from './read-url.ts';

const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Where `http:` on this machine is good enough: there is no certificate for a sandbox. */
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
 * Lets an address of an organisation's app through only if it is one (decisions, "Flow"): absolute, https, without
 * credentials, and on a listed host suffix where such are configured.
 * @param raw what an answer of the API holds; anything at all
 * @returns the address as it was given (a browser reads it as it was read here), or null
 */
export function safeAppUrl(raw: unknown, rules: Rules = env): string | null {
  if (typeof raw !== 'string' || !/^https?:\/\//i.test(raw)) return null;
  const url = readUrl(raw);
  if (url === null || url.username !== '' || url.password !== '') return null;
  const allowed =
    hasAllowedProtocol(url, rules.appEnv) && hasAllowedHost(url, rules.appHostSuffixes);
  return allowed ? raw : null;
}

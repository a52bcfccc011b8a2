/** Which requests are meant: an address, a glob of one, a pattern, or what a function says. */
export type UrlPattern = string | RegExp | ((url: URL) => boolean);

/** As in Playwright: `**` goes over slashes, `*` does not. */
function parseGlob(glob: string): RegExp {
  const escaped = glob.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(
    `^${escaped.replaceAll('**', '\0').replaceAll('*', '[^/]*').replaceAll('\0', '.*')}$`,
  );
}

/**
 * Makes a test of addresses.
 * @param wanted a glob that does not name a host begins at `baseUrl`
 */
export function createUrlTest(wanted: UrlPattern, baseUrl: string): (url: string) => boolean {
  if (typeof wanted === 'function') return (url) => wanted(new URL(url));
  if (wanted instanceof RegExp) return (url) => wanted.test(url);
  const glob = parseGlob(wanted.startsWith('/') ? new URL(wanted, baseUrl).href : wanted);
  return (url) => glob.test(url);
}

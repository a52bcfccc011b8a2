import { readFileSync } from 'node:fs';

/** The oldest version of a browser that the site supports; its name is browserslist's. */
export type SupportedBrowser = { readonly name: string; readonly version: string };

const QUERY = /^(\w+) >= (\d+(?:\.\d+)?)$/;

/** What Vite calls a browser, where browserslist has another name for it. */
const TARGET_NAMES: Readonly<Record<string, string>> = { ios_saf: 'ios' };

/**
 * The browsers that the site supports, as `browserslist` in package.json says: the one place that does.
 * @throws Error for a query that is not of the form `chrome >= 111`
 */
export function readSupportedBrowsers(): SupportedBrowser[] {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] };
  return manifest.browserslist.map((query) => {
    const [, name, version] = QUERY.exec(query) ?? [];
    if (!name || !version) throw new Error(`browserslist: "${query}" is no "name >= version"`);
    return { name, version };
  });
}

/** The same as targets of the build, such as `chrome111`: newer syntax is compiled to theirs. */
export const listBuildTargets = (): string[] =>
  readSupportedBrowsers().map(({ name, version }) => (TARGET_NAMES[name] ?? name) + version);

const TITLES: Readonly<Record<string, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  ios_saf: 'iOS',
};

/** The same in words, such as `Chrome 111, Edge 111 and Safari 16.4`. */
export function formatBrowsers(): string {
  const titles = readSupportedBrowsers().map(
    ({ name, version }) => `${TITLES[name] ?? name} ${version}`,
  );
  return new Intl.ListFormat('en-GB').format(titles);
}

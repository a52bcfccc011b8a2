import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Lock = { packages: Record<string, { version?: string; resolved?: string; dev?: boolean }> };

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;
const { packages } = read('package-lock.json') as Lock;
const { dependencies, devDependencies } = read('package.json') as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;

/** The first version without the advisories of its line, for what ships and for what runs on a developer's machine. */
const FLOORS = {
  /* GHSA-qwww-vcr4-c8h2, GHSA-jjmj-jmhj-qwj2, GHSA-2j2x-hqr9-3h42, GHSA-8646-j5j9-6r62 */
  'react-router': '7.18.2',
  /* GHSA-43fc-jf86-j433, GHSA-q8qp-cvcw-x6jj, GHSA-654m-c8p4-x5fp, GHSA-gcfj-64vw-6mp9, GHSA-mmx7-hfxf-jppx */
  axios: '1.18.0',
  /* GHSA-fjxv-7rqg-78g4: boundaries that can be guessed */
  'form-data': '4.0.4',
  /* GHSA-cxjh-pqwp-8mfp: credentials kept on a redirect to another host */
  'follow-redirects': '1.15.6',
  /* GHSA-pxg6-pf52-xh8x: names of cookies */
  cookie: '0.7.0',
  /* GHSA-593m-55hh-j8gv: prototype pollution */
  '@sentry/browser': '8.33.0',
} as const;

const splitVersion = (version: string) => version.split('.').map(Number);

/** Whether a version is at least another (Semantic Versioning 2.0.0, 11; releases only). */
function isAtLeast(version: string, floor: string): boolean {
  const [have, want] = [splitVersion(version), splitVersion(floor)];
  const at = want.findIndex((part, index) => part !== have[index]);
  return at === -1 || (have[at] ?? 0) > (want[at] ?? 0);
}

const installed = Object.entries(packages).map(([path, { version = '' }]) => ({
  name: path.replace(/^.*node_modules\//, ''),
  version,
}));

describe('the packages', () => {
  it.each(Object.entries(FLOORS))('have no %s below %s, which has known faults', (name, floor) => {
    const copies = installed.filter((one) => one.name === name);
    expect(copies.length).toBeGreaterThan(0);
    expect(copies.filter(({ version }) => !isAtLeast(version, floor))).toEqual([]);
  });

  it('in the build are 20 at most', () => {
    expect(Object.keys(dependencies).length).toBeLessThanOrEqual(20);
  });

  it('have one version each, from any registry', () => {
    const loose = Object.entries({ ...dependencies, ...devDependencies });
    expect(loose.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    expect(Object.entries(packages).filter(([, { resolved }]) => resolved)).toEqual([]);
  });

  it.each([
    ['7.18.6', '7.18.2', true],
    ['7.18.2', '7.18.2', true],
    ['8.0.0', '7.18.2', true],
    ['7.9.10', '7.18.2', false],
    ['7.18.1', '7.18.2', false],
  ])('are compared by version: %s is at least %s: %s', (version, floor, expected) => {
    expect(isAtLeast(version, floor)).toBe(expected);
  });
});

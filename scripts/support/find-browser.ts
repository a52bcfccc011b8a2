import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { run } from './processes.ts';

/** Where a browser may be, and how one is installed. */
interface Wanted {
  readonly variable: string;
  readonly names: readonly string[];
  readonly elsewhere: readonly string[];
  readonly debian: string;
  readonly download?: () => Promise<string | null>;
  readonly advice: string;
}

const CHROMIUM: Wanted = {
  variable: 'E2E_CHROMIUM',
  names: [
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
    'microsoft-edge',
  ],
  elsewhere: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
  ],
  debian: 'chromium',
  download: downloadChromium,
  advice: 'No Chromium: install Chrome or Chromium, or name one in E2E_CHROMIUM.',
};

const FIREFOX: Wanted = {
  variable: 'E2E_FIREFOX',
  names: ['firefox-esr', 'firefox'],
  elsewhere: [
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:/Program Files/Mozilla Firefox/firefox.exe',
  ],
  debian: 'firefox-esr',
  advice: 'No Firefox: install Firefox (Debian: firefox-esr), or name one in E2E_FIREFOX.',
};

async function downloadChromium(): Promise<string | null> {
  console.log('No Chrome or Chromium found: asking Playwright to download one.');
  const code = await run('npx', ['playwright', 'install', 'chromium'], { quiet: true });
  return code === 0 && existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

function findInstalled({ names, elsewhere }: Wanted): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...elsewhere].find((file) => existsSync(file)) ?? null;
}

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

async function installFromDebian(wanted: Wanted): Promise<string | null> {
  console.log(`Installing Debian's ${wanted.debian}.`);
  await run('apt-get', ['update', '-qq'], { quiet: true });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', wanted.debian], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
    quiet: true,
  });
  /* Looked for only once it has been asked for: a PATH may leave it out. */
  const installed = join('/usr/bin', wanted.debian);
  return existsSync(installed) ? installed : null;
}

async function find(wanted: Wanted): Promise<string> {
  const found =
    process.env[wanted.variable] ||
    findInstalled(wanted) ||
    (await wanted.download?.()) ||
    (isRootOnDebian() && (await installFromDebian(wanted)));
  if (!found) throw new Error(wanted.advice);
  return found;
}

/**
 * Finds a Chromium for the browser tests: the one named by E2E_CHROMIUM, Playwright's own, one on the
 * PATH; else installs one, and says what it does.
 * @returns the path of the executable
 * @throws Error that says what to install
 */
export async function findBrowser(): Promise<string> {
  const own = chromium.executablePath();
  return !process.env['E2E_CHROMIUM'] && existsSync(own) ? own : find(CHROMIUM);
}

/**
 * Finds a Firefox as its makers or the distribution ship it: the one named by E2E_FIREFOX, one on the PATH; else
 * installs one, and says what it does.
 * @returns the path of the executable
 * @throws Error that says what to install
 */
export const findFirefox = (): Promise<string> => find(FIREFOX);

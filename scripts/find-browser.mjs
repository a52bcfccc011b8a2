import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { run } from './processes.mjs';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** Looked for only once it has been asked for: a PATH may leave it out. */
const DEBIAN_CHROMIUM = '/usr/bin/chromium';

function onThePath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...ELSEWHERE].find((file) => existsSync(file)) ?? null;
}

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Finds a Chromium for the browser tests: the one named by E2E_CHROMIUM, Playwright's own, one on the
 * PATH; else installs one, and says what it does.
 * @returns {Promise<string>} the path of the executable
 * @throws Error that says what to install
 */
export async function findBrowser() {
  if (process.env.E2E_CHROMIUM) return process.env.E2E_CHROMIUM;
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  const installed = onThePath();
  if (installed) return installed;

  console.log('No Chrome or Chromium found: asking Playwright to download one.');
  const downloaded = await run('npx', ['playwright', 'install', 'chromium'], { quiet: true });
  if (downloaded === 0 && existsSync(chromium.executablePath())) return chromium.executablePath();

  if (isRootOnDebian()) {
    console.log("The download was refused: installing Debian's chromium.");
    await run('apt-get', ['update', '-qq'], { quiet: true });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      quiet: true,
    });
    if (existsSync(DEBIAN_CHROMIUM)) return DEBIAN_CHROMIUM;
  }
  throw new Error('No browser: install Chrome or Chromium, or name one in E2E_CHROMIUM.');
}

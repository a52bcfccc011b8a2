import { pathToFileURL } from 'node:url';
import { buildSandbox, buildSite } from './build-steps.mjs';
import { findBrowser } from './find-browser.mjs';
import { requireFreePort, run } from './processes.mjs';
import { readStand } from './stand.mjs';

const playwright = (config, args, env) =>
  run('npx', ['--no-install', 'playwright', 'test', '--config', config, ...args], { env });

/**
 * Builds the site of the test environment and the platform, and drives them in a real browser; with E2E_BASE_URL it
 * drives the site there instead.
 * @param {string[]} [args] handed to Playwright
 * @param {string} [config] of Playwright: which specifications, on which screens
 * @returns {Promise<number>} the exit code
 */
export async function runJourneys(args = [], config = 'e2e/playwright.config.ts') {
  if (process.env.E2E_BASE_URL)
    return playwright(config, args, { E2E_CHROMIUM: await findBrowser() });
  const stand = readStand({ port: 3300, sandboxPort: 4300 });
  await requireFreePort(stand.sitePort, 'PORT');
  await requireFreePort(stand.platformPort, 'SANDBOX_PORT');
  const browser = await findBrowser();
  console.log(`The browser is ${browser}. Building the site and the platform …`);
  const built = [
    await buildSite({ mode: 'test', outDir: 'dist-test', settings: stand.siteSettings }),
    await buildSandbox(),
  ];
  if (built.some((code) => code !== 0)) return 1;
  return playwright(config, args, {
    E2E_CHROMIUM: browser,
    PORT: String(stand.sitePort),
    SANDBOX_PORT: String(stand.platformPort),
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exit(await runJourneys(process.argv.slice(2)));
}

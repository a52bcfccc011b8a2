import { pathToFileURL } from 'node:url';
import { buildSandbox, buildSite } from '#scripts/build/build-steps.ts';
import { findBrowser, findFirefox } from '#scripts/support/find-browser.ts';
import { run } from '#scripts/support/processes.ts';
import { readJourneyStack, requireFreePorts } from '#scripts/support/local-stack.ts';

type Settings = Record<string, string>;

const runPlaywright = (config: string, args: readonly string[], env: Settings) =>
  run('npx', ['--no-install', 'playwright', 'test', '--config', config, ...args], { env });

/** Builds the site and the platform side by side, and says whether both could be built. */
async function buildBoth(settings: Settings): Promise<boolean> {
  console.log('Building the site and the platform …');
  const codes = await Promise.all([
    buildSite({ mode: 'test', outDir: 'dist-test', settings }),
    buildSandbox(),
  ]);
  return codes.every((code) => code === 0);
}

const findChromium = async (): Promise<Settings> => ({ E2E_CHROMIUM: await findBrowser() });

/** A deployed site is driven in Chromium alone; so is this machine's where the projects that are named say so. */
async function findNamed(args: readonly string[]): Promise<Settings> {
  const asked = args.join(' ');
  const isChromiumOnly = asked.includes('--project') && !asked.includes('firefox');
  if (process.env['E2E_BASE_URL'] || isChromiumOnly) return findChromium();
  return { ...(await findChromium()), E2E_FIREFOX: await findFirefox() };
}

/**
 * Builds the site of the test environment and the platform, and drives them in a real browser; with E2E_BASE_URL it
 * drives the site there instead. With E2E_BUILT both builds are there already.
 * @param args handed to Playwright
 * @param config of Playwright: which specifications, on which screens
 * @param findEngines gives the settings that name the browsers
 * @returns the exit code
 */
export async function runJourneys(
  args: readonly string[] = [],
  config = 'e2e/playwright.config.ts',
  findEngines: () => Promise<Settings> = findChromium,
): Promise<number> {
  if (process.env['E2E_BASE_URL']) return runPlaywright(config, args, await findEngines());
  const stack = readJourneyStack();
  await requireFreePorts(stack);
  const engines = await findEngines();
  console.log(`Browsers: ${Object.values(engines).join(', ')}.`);
  if (!process.env['E2E_BUILT'] && !(await buildBoth(stack.siteSettings))) return 1;
  return runPlaywright(config, args, {
    ...engines,
    PORT: String(stack.sitePort),
    SANDBOX_PORT: String(stack.platformPort),
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const args = process.argv.slice(2);
  process.exit(await runJourneys(args, 'e2e/playwright.config.ts', () => findNamed(args)));
}

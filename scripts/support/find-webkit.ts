import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './processes.ts';

/** Where distributions put MiniBrowser, which no PATH leads to: Debian, and others. */
const LIBRARIES = ['/usr/lib', '/usr/libexec', '/usr/lib64'];
const PACKAGES = ['webkit2gtk-driver', 'xvfb'];

/** WebKit can be driven where WebKitGTK runs. */
export const hasWebKit = () => process.platform === 'linux';

const findOnPath = (name: string) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

/** On Debian the folder of the machine's architecture is between. */
function findMiniBrowser() {
  const folders = LIBRARIES.filter((folder) => existsSync(folder)).flatMap((folder) => [
    folder,
    ...readdirSync(folder)
      .filter((name) => name.endsWith('-linux-gnu'))
      .map((name) => join(folder, name)),
  ]);
  return folders
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((version) =>
        join(folder, version, 'MiniBrowser'),
      ),
    )
    .find((file) => existsSync(file));
}

function findAll() {
  const browser = process.env['E2E_WEBKIT'] || findMiniBrowser();
  const driver = process.env['E2E_WEBKIT_DRIVER'] || findOnPath('WebKitWebDriver');
  if (!browser || !driver || !findOnPath('Xvfb')) return null;
  return { E2E_WEBKIT: browser, E2E_WEBKIT_DRIVER: driver };
}

async function installFromDebian() {
  console.log(`Installing Debian's ${PACKAGES.join(' and ')}.`);
  await run('apt-get', ['update', '-qq'], { quiet: true });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
    quiet: true,
  });
}

/**
 * Finds WebKitGTK's MiniBrowser, its driver and a screen for them: those named by E2E_WEBKIT and E2E_WEBKIT_DRIVER,
 * or the distribution's; on Debian as root installs them where they are missing, and says so.
 * @returns the settings of e2e/webkit.config.ts
 * @throws Error that says what to install
 */
export async function findWebKit() {
  const found = findAll();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await installFromDebian();
  const installed = findAll();
  if (!installed)
    throw new Error(
      'No WebKit to drive: install WebKitWebDriver, MiniBrowser and Xvfb (Debian: webkit2gtk-driver, xvfb), or name the first two in E2E_WEBKIT_DRIVER and E2E_WEBKIT. They exist for Linux.',
    );
  return installed;
}

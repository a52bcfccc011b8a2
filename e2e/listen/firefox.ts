import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Desktop } from './desktop.ts';
import { type Marionette, connectMarionette } from './marionette.ts';
import { waitUntil } from './until.ts';

const PREFERENCES = {
  'accessibility.force_disabled': -1,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en-NZ, en',
  /* "visited" would depend on what the test has opened before. */
  'places.history.enabled': false,
  /* 0: a port that is free; Firefox writes it into its profile. */
  'marionette.port': 0,
  'signon.rememberSignons': false,
};

/** What a web element is called in an answer of WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Resolves when the page has drawn what it knows and has nothing to do. */
const REST = `
  const done = arguments[arguments.length - 1];
  requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(done)));`;

const LIVE_REGIONS = `
  const regions = document.querySelectorAll('[role=status], [role=alert], output');
  return [...regions].map((region) => region.textContent);`;

/** A Firefox on the desktop, driven to where the listening starts. */
export type Firefox = {
  goTo(address: string): Promise<void>;
  /** Writes into the element that a CSS selector finds, once it is there, in place of what it holds. */
  fill(selector: string, text: string): Promise<void>;
  click(selector: string): Promise<void>;
  waitUntilShown(selector: string): Promise<void>;
  focus(selector: string): Promise<void>;
  rest(): Promise<void>;
  /** What the live regions of the page hold. */
  readLiveRegions(): Promise<string[]>;
  /** The page as a picture (PNG). */
  look(): Promise<Buffer>;
  close(): void;
};

function writeProfile(desktop: Desktop): string {
  const profile = mkdtempSync(join(desktop.env['HOME'] ?? '', 'profile-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  return profile;
}

async function startFirefox(desktop: Desktop) {
  const profile = writeProfile(desktop);
  const args = ['--no-remote', '--profile', profile, '--kiosk', '--marionette', 'about:blank'];
  const browser = desktop.start('firefox-esr', args);
  const portFile = join(profile, 'MarionetteActivePort');
  await waitUntil('Firefox', () => existsSync(portFile) && readFileSync(portFile, 'utf8') !== '');
  const marionette = await connectMarionette(Number(readFileSync(portFile, 'utf8')));
  return { browser, marionette };
}

const createFinder = (marionette: Marionette) => async (selector: string) => {
  const query = { using: 'css selector', value: selector };
  let found: string | undefined;
  await waitUntil(`${selector} on the page`, async () => {
    const answer = await marionette.send('WebDriver:FindElements', query).catch(() => []);
    const [first] = answer as Record<string, string>[];
    found = first?.[ELEMENT];
    return found !== undefined;
  });
  return { id: found };
};

/** Starts a Firefox with an empty profile. */
export async function openFirefox(desktop: Desktop): Promise<Firefox> {
  const { browser, marionette } = await startFirefox(desktop);
  const find = createFinder(marionette);
  const run = async (script: string, ...args: unknown[]) => {
    const answer = await marionette.send('WebDriver:ExecuteScript', { script, args });
    return (answer as { value: unknown }).value;
  };
  return {
    goTo: async (address) => void (await marionette.send('WebDriver:Navigate', { url: address })),
    async fill(selector, text) {
      const element = await find(selector);
      await marionette.send('WebDriver:ElementClear', element);
      await marionette.send('WebDriver:ElementSendKeys', { ...element, text });
    },
    click: async (selector) =>
      void (await marionette.send('WebDriver:ElementClick', await find(selector))),
    waitUntilShown: async (selector) => void (await find(selector)),
    focus: async (selector) =>
      void (await run('document.querySelector(arguments[0]).focus()', selector)),
    rest: async () => {
      await marionette.send('WebDriver:ExecuteAsyncScript', { script: REST, args: [] });
    },
    readLiveRegions: async () => (await run(LIVE_REGIONS)) as string[],
    async look() {
      const answer = await marionette.send('WebDriver:TakeScreenshot', { full: false });
      return Buffer.from((answer as { value: string }).value, 'base64');
    },
    close() {
      marionette.close();
      browser.kill('SIGKILL');
    },
  };
}

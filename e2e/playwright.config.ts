import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { type PlaywrightTestConfig, defineConfig, devices } from '@playwright/test';
import { FONT_SET_NAMES, buildFontEnvironment } from './font-sets.ts';
import { QUICK, selectTests } from './parts.ts';

const sitePort = Number(process.env['PORT'] ?? 3300);
const sandboxPort = Number(process.env['SANDBOX_PORT'] ?? 4300);
const sandboxUrl = `http://localhost:${sandboxPort}`;
const siteFolder = process.env['E2E_SITE_FOLDER'] ?? 'dist-test';
const platformFolder = process.env['E2E_PLATFORM_FOLDER'] ?? '.sandbox';
/** A site that runs somewhere else, such as staging: nothing is built or started, nothing is known but its address. */
const deployedUrl = process.env['E2E_BASE_URL'];
const siteUrl = deployedUrl ?? `http://localhost:${sitePort}`;
const executablePath = process.env['E2E_CHROMIUM'];
const firefoxPath = process.env['E2E_FIREFOX'];
const reportFile = resolve(process.env['E2E_REPORT'] ?? 'reports/playwright.json');
/** Marks all that this run makes up; the workers inherit it. */
process.env['E2E_RUN'] ??= randomBytes(3).toString('hex');

/** Chromium without the calls home that a closed network refuses, many at a time. */
const args = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } };
const mobile = {
  ...devices['Pixel 7'],
  viewport: { width: 360, height: 780 },
  defaultBrowserType: 'chromium' as const,
};

/** Firefox as its makers and distributions ship it, driven over WebDriver BiDi. */
const firefox = {
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  launchOptions: {
    ...buildFontEnvironment('bare'),
    ...(firefoxPath ? { executablePath: firefoxPath } : {}),
  },
};

/** Sees the fonts of the barest machine, whatever this one has. */
const chromium = {
  args,
  ...buildFontEnvironment('bare'),
  ...(executablePath ? { executablePath } : {}),
};

/** Runs once with each set of fonts. */
const FOR_EACH_FONT_SET = '**/type.spec.ts';

const fontSets = FONT_SET_NAMES.map((name) => ({
  name: `fonts-${name}`,
  use: { ...desktop, launchOptions: { ...chromium, ...buildFontEnvironment(name) } },
  testMatch: FOR_EACH_FONT_SET,
  ...selectTests(QUICK.most),
}));

/** On this machine start-trial.spec.ts does the same and looks into the database as well. */
const FOR_DEPLOYED_SITES = '**/sign-up.spec.ts';

/** The site and the platform as `scripts/test/e2e.ts` has built them. */
const onThisMachine: PlaywrightTestConfig = {
  projects: [
    {
      name: 'sandbox-desktop',
      use: desktop,
      testIgnore: [FOR_DEPLOYED_SITES, FOR_EACH_FONT_SET],
      ...selectTests(QUICK.most),
    },
    {
      name: 'sandbox-mobile',
      use: mobile,
      /* What the platform does differently has nothing to do with the size of the screen; the looks see to it themselves. */
      testIgnore: [
        FOR_DEPLOYED_SITES,
        FOR_EACH_FONT_SET,
        '**/scenarios.spec.ts',
        '**/visual-checks.spec.ts',
        '**/chaos.spec.ts',
      ],
      ...selectTests(QUICK.phone, [/@desktop\b/]),
    },
    {
      name: 'firefox-desktop',
      use: { ...firefox, viewport: { width: 1280, height: 900 } },
      testIgnore: [FOR_DEPLOYED_SITES, FOR_EACH_FONT_SET],
      ...selectTests(QUICK.everywhere, [/@chromium/]),
    },
    {
      name: 'firefox-mobile',
      use: { ...firefox, viewport: { width: 360, height: 780 } },
      testIgnore: [FOR_DEPLOYED_SITES, FOR_EACH_FONT_SET],
      /* Engines differ little by the size of the screen: what all must pass is enough here. */
      ...selectTests(QUICK.everywhere, [/@chromium/, /^(?!.*@engines\b)/]),
    },
    ...fontSets,
  ],
  webServer: [
    {
      command: `node ${platformFolder}/start.js`,
      cwd: '..',
      url: `${sandboxUrl}/.well-known/openid-configuration`,
      timeout: 120_000,
      reuseExistingServer: false,
      env: {
        SANDBOX_PORT: String(sandboxPort),
        SANDBOX_URL: sandboxUrl,
        SITE_ORIGINS: siteUrl,
        SANDBOX_PASSWORD_COST: '1',
        SANDBOX_DATA: `.data/e2e-${process.pid}`,
      },
    },
    {
      command: `node --import tsx scripts/run/serve-site.ts ${siteFolder}`,
      cwd: '..',
      url: siteUrl,
      reuseExistingServer: false,
      env: { PORT: String(sitePort) },
    },
  ],
};

/** A deployed site: only what every platform does, two more tries for the line between, and a trace of each test. */
const deployed: PlaywrightTestConfig = {
  projects: [
    {
      name: 'staging',
      use: {
        ...desktop,
        trace: 'on',
        /* A stand on this machine signs its own certificate. */
        ignoreHTTPSErrors: new URL(siteUrl).hostname === 'localhost',
      },
      retries: 2,
      grepInvert: /@sandbox/,
      testIgnore: FOR_EACH_FONT_SET,
    },
  ],
};

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  globalSetup: './font-sets.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    ['list'],
    ['json', { outputFile: reportFile }],
    ['html', { open: 'never', outputFolder: '../playwright-report' }],
    ['./clean-up-list.ts'],
  ],
  use: {
    baseURL: siteUrl,
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromium,
  },
  ...(deployedUrl ? deployed : onThisMachine),
});

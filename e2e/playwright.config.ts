import { defineConfig, devices } from '@playwright/test';

const sitePort = Number(process.env['PORT'] ?? 3300);
const sandboxPort = Number(process.env['SANDBOX_PORT'] ?? 4300);
const siteUrl = `http://localhost:${sitePort}`;
const sandboxUrl = `http://localhost:${sandboxPort}`;
const executablePath = process.env['E2E_CHROMIUM'];

/** Chromium without the calls home that a closed network refuses, many at a time. */
const args = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    ['list'],
    ['json', { outputFile: '../reports/playwright.json' }],
    ['html', { open: 'never', outputFolder: '../playwright-report' }],
  ],
  use: {
    baseURL: siteUrl,
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    {
      name: 'sandbox-desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'sandbox-mobile',
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 360, height: 780 },
        defaultBrowserType: 'chromium',
      },
    },
  ],
  webServer: [
    {
      command: 'node .sandbox/start.js',
      cwd: '..',
      url: `${sandboxUrl}/.well-known/openid-configuration`,
      timeout: 120_000,
      reuseExistingServer: false,
      env: {
        SANDBOX_PORT: String(sandboxPort),
        SANDBOX_URL: sandboxUrl,
        SITE_ORIGINS: siteUrl,
        SANDBOX_DATA: `.data/e2e-${process.pid}`,
      },
    },
    {
      command: 'node scripts/serve-site.mjs dist-test',
      cwd: '..',
      url: siteUrl,
      reuseExistingServer: false,
      env: { PORT: String(sitePort) },
    },
  ],
});

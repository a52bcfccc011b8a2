import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scenarios } from '#sandbox/scenarios.ts';

const folder = mkdtempSync(resolve('dist-production-'));
let built: string;

/** The command's own environment: this one has the settings of the tests. */
const environment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(VITE|VITEST|NODE_ENV|MODE|DEV|PROD)/.test(name),
    ),
  );

beforeAll(() => {
  const outDir = join(folder, 'site');
  const args = ['scripts/build.mjs', '--mode', 'production', '--outDir', outDir];
  execFileSync(process.execPath, args, { env: environment() });
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((name) => /\.(js|html|json|css)$/.test(name));
  built = texts.map((name) => readFileSync(join(outDir, name), 'utf8')).join('\n');
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the production build', () => {
  it.each(['free <span', 'X-Request-Id', 'hc.'])('is the whole site: it has "%s"', (text) => {
    expect(built.includes(text)).toBe(true);
  });

  it.each(['__sandbox', 'X-Sandbox-Run', '/reproduce', ...scenarios.map((one) => one.underneath)])(
    'holds nothing of "%s"',
    (text) => {
      expect(built.includes(text)).toBe(false);
    },
  );
});

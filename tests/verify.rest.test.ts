import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkRules } from '#scripts/test/site-rules/rule.ts';
import { siteRules } from '#scripts/test/site-rules/rules.ts';
import { createSite } from '#scripts/test/site-rules/site.ts';
import { readEnvironment } from '#src/config/read-environment.ts';
import type { Settings } from '#src/config/settings.ts';
import { BROKEN_APIS, BROKEN_SITES } from './support/broken-deployments.ts';
import { makeCertificate } from './support/certificate.ts';
import { startSandbox } from './support/sandbox.ts';
import { type SiteServer, startPreview } from '#scripts/support/site-servers.ts';
import { buildScriptArguments } from '#scripts/support/script-arguments.ts';
import { type Proxy, startTamperingProxy } from './support/tampering-proxy.ts';

const folder = mkdtempSync(resolve('dist-verified-'));
const build = join(folder, 'site');
const closing: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
let server: SiteServer;
let site: Proxy;
let secure: Proxy;
let api: Proxy;
let settings: Settings;
let organisations: () => Promise<unknown>;

/** The platform behind a proxy, for the origins of the site that call it. */
async function startApi(origins: readonly string[]): Promise<string> {
  const sandbox = await startSandbox({ siteOrigins: [...origins] });
  const platform = createServer(sandbox.handler).listen(0, '127.0.0.1');
  await once(platform, 'listening');
  organisations = async () => (await sandbox.fetch({ path: '/__sandbox/organisations' })).json();
  closing.push(() => platform.close(), sandbox.close);
  return `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
}

function buildFor(url: string): Settings {
  const names = { VITE_API_URL: `${url}/api`, VITE_IP_LOOKUP_URL: `${url}/ip` };
  const clean = Object.entries(process.env).filter(([name]) => !/^(VITE|NODE_ENV)/.test(name));
  const args = buildScriptArguments(
    'scripts/build/build.ts',
    '--mode',
    'production',
    '--outDir',
    build,
  );
  execFileSync(process.execPath, args, { env: { ...Object.fromEntries(clean), ...names } });
  return readEnvironment({ ...parseEnv(readFileSync('.env.production', 'utf8')), ...names });
}

beforeAll(async () => {
  site = await startTamperingProxy();
  secure = await startTamperingProxy('', makeCertificate(folder));
  api = await startTamperingProxy(await startApi([site.url, secure.url]));
  settings = buildFor(api.url);
  server = await startPreview(build);
  site.target = server.url;
  secure.target = server.url;
  closing.push(secure.stop, site.stop, api.stop, server.stop);
}, 240_000);
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});
afterEach(() => {
  site.tamper = () => {};
  api.tamper = () => {};
});

const linesAt = async (url: string) => {
  const verdicts = await checkRules(siteRules, createSite({ url, build, settings }));
  return verdicts.filter(({ state }) => state === 'failed').flatMap(({ lines }) => lines);
};

describe('a deployed site', () => {
  it('has no finding when it equals the build, and creates no data', async () => {
    const before = await organisations();
    expect(await linesAt(site.url)).toEqual([]);
    expect(await organisations()).toEqual(before);
  });

  it.each(BROKEN_SITES)('has a finding: $fault', async ({ tamper, lines }) => {
    site.tamper = tamper;
    expect(await linesAt(site.url)).toEqual(lines.map((line) => expect.stringMatching(line)));
  });

  it.each(BROKEN_APIS)('has a finding on the API: $fault', async ({ tamper, lines }) => {
    api.tamper = tamper;
    expect(await linesAt(site.url)).toEqual(lines.map((line) => expect.stringMatching(line)));
  });

  it('has a finding: its certificate has no trusted authority', async () => {
    expect(await linesAt(secure.url)).toEqual([
      expect.stringMatching(/^browsers do not trust the certificate: /),
    ]);
  });
});

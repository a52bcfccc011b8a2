import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { buildSite } from '#scripts/build/build-steps.ts';
import { requireFreePort } from '#scripts/support/processes.ts';
import { serveSite } from '#scripts/run/serve-site.ts';
import { type BenchPlatform, startPlatform } from './platform.ts';

const FOLDER = 'dist-bench';
const LIMIT = `${FOLDER}/limit`;
const SITE = `${FOLDER}/site`;

/** Where the bench finds the site, the limit pages and the platform. */
export type BenchStack = {
  readonly siteUrl: string;
  readonly limitUrl: string;
  readonly platformUrl: string;
  readonly platform: BenchPlatform;
  readonly close: () => void;
};

/** Prepares the hand-written limit pages like a build: a compressed copy, and headers. */
function prepareLimit(): void {
  mkdirSync(LIMIT, { recursive: true });
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  for (const page of readdirSync('bench/limit')) {
    copyFileSync(`bench/limit/${page}`, `${LIMIT}/${page}`);
    writeFileSync(
      `${LIMIT}/${page}.br`,
      brotliCompressSync(readFileSync(`${LIMIT}/${page}`), { params }),
    );
  }
  writeFileSync(`${LIMIT}/_headers`, '/*\n  Cache-Control: no-cache\n');
}

/**
 * Builds the site for production with the addresses of this machine, and serves it beside the limit pages.
 * @param options `port` is the first of three ports in a row; `isBuilt` uses the last build
 * @throws Error when the build fails
 */
export async function startBenchStack({
  port,
  isBuilt = false,
}: {
  port: number;
  isBuilt?: boolean;
}): Promise<BenchStack> {
  const ports = [port, port + 1, port + 2] as const;
  await Promise.all(ports.map((one) => requireFreePort(one, 'PORT')));
  const [siteUrl, limitUrl, platformUrl] = ports.map((one) => `http://localhost:${one}`) as [
    string,
    string,
    string,
  ];
  const settings = {
    VITE_API_URL: `${platformUrl}/api`,
    VITE_AUTH_API_URL: `${platformUrl}/auth`,
    VITE_AUTH_CLIENT_URL: platformUrl,
    VITE_IP_LOOKUP_URL: `${platformUrl}/ip`,
    VITE_SENTRY_DSN: `http://bench@localhost:${ports[2]}/1`,
  };
  if (!isBuilt && (await buildSite({ mode: 'production', outDir: SITE, settings })) !== 0)
    throw new Error('The site could not be built.');
  prepareLimit();
  const platform = await startPlatform(ports[2]);
  const servers = [
    await serveSite({ folder: SITE, port: ports[0], host: 'localhost' }),
    await serveSite({ folder: LIMIT, port: ports[1], host: 'localhost' }),
  ];
  const close = () => [...servers, platform].forEach((server) => server.close());
  return { siteUrl, limitUrl, platformUrl, platform, close };
}

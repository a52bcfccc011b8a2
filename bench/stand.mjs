import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { buildSite } from '#scripts/build/build-steps.ts';
import { requireFreePort } from '#scripts/support/processes.ts';
import { serveSite } from '#scripts/run/serve-site.ts';
import { startPlatform } from './platform.mjs';

const FOLDER = 'dist-bench';
const LIMIT = `${FOLDER}/limit`;
const SITE = `${FOLDER}/site`;

/** Makes of the hand-written pages what a build makes of the site: a compressed copy, and headers. */
function prepareLimit() {
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
 * Builds the site for production, with the addresses of this machine, and serves it beside the limit page.
 * @param {{ port: number, isBuilt?: boolean }} options the first of three ports in a row; `isBuilt` takes the last build
 */
export async function openStand({ port, isBuilt = false }) {
  for (const one of [port, port + 1, port + 2]) await requireFreePort(one, 'PORT');
  const platformUrl = `http://localhost:${port + 2}`;
  const settings = {
    VITE_API_URL: `${platformUrl}/api`,
    VITE_AUTH_API_URL: `${platformUrl}/auth`,
    VITE_AUTH_CLIENT_URL: platformUrl,
    VITE_IP_LOOKUP_URL: `${platformUrl}/ip`,
    VITE_SENTRY_DSN: `http://bench@localhost:${port + 2}/1`,
  };
  if (!isBuilt && (await buildSite({ mode: 'production', outDir: SITE, settings })) !== 0)
    throw new Error('The site could not be built.');
  prepareLimit();
  const platform = await startPlatform(port + 2);
  const servers = [
    await serveSite({ folder: SITE, port, host: 'localhost' }),
    await serveSite({ folder: LIMIT, port: port + 1, host: 'localhost' }),
  ];
  return {
    siteUrl: `http://localhost:${port}`,
    limitUrl: `http://localhost:${port + 1}`,
    platformUrl,
    platform,
    close: () => [...servers, platform].forEach((server) => server.close()),
  };
}

import { readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { type Manifest, type Rolldown, build, loadEnv, runnerImport } from 'vite';
import { CHUNKS_PAGE, insertChunkTable } from './chunk-table.ts';
import { LINTER_CONFIGURATION, insertImportRules } from './linter-imports.ts';

/* What the pages say comes from modules of the site, which read the settings of a build. */
const { module: docs } = await runnerImport<typeof import('./generated-docs.ts')>(
  './scripts/generate/generated-docs.ts',
  {
    define: {
      __APP_VERSION__: '""',
      __COMMIT__: '""',
      __BUILD_YEAR__: '0',
      'import.meta.env': JSON.stringify(loadEnv('production', process.cwd())),
    },
  },
);
for (const page of docs.PAGES) {
  writeFileSync(page, docs.insertGeneratedParts(readFileSync(page, 'utf8')));
  console.log(`Wrote ${page}`);
}

/** Builds the site for production in memory. */
async function buildManifest(): Promise<Manifest> {
  process.env['NODE_ENV'] = 'production';
  const built = await build({ mode: 'production', logLevel: 'warn', build: { write: false } });
  const { output } = built as Rolldown.RolldownOutput;
  const file = output.find(({ fileName }) => fileName === '.vite/manifest.json');
  if (file?.type !== 'asset') throw new Error('The build has no manifest');
  return JSON.parse(String(file.source)) as Manifest;
}

writeFileSync(
  CHUNKS_PAGE,
  insertChunkTable(readFileSync(CHUNKS_PAGE, 'utf8'), await buildManifest()),
);
console.log(`Wrote ${CHUNKS_PAGE}`);

writeFileSync(LINTER_CONFIGURATION, insertImportRules(readFileSync(LINTER_CONFIGURATION, 'utf8')));
spawnSync('npx', ['oxfmt', LINTER_CONFIGURATION], { stdio: 'ignore' });
console.log(`Wrote ${LINTER_CONFIGURATION}`);

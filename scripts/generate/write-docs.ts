import { readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { loadEnv, runnerImport } from 'vite';
import { LINTER_CONFIGURATION, withImportRules } from './linter-imports.ts';

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
  writeFileSync(page, docs.withGeneratedParts(readFileSync(page, 'utf8')));
  console.log(`Wrote ${page}`);
}

writeFileSync(LINTER_CONFIGURATION, withImportRules(readFileSync(LINTER_CONFIGURATION, 'utf8')));
spawnSync('npx', ['oxfmt', LINTER_CONFIGURATION], { stdio: 'ignore' });
console.log(`Wrote ${LINTER_CONFIGURATION}`);

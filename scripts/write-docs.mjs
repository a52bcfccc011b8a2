import { readFileSync, writeFileSync } from 'node:fs';
import { loadEnv, runnerImport } from 'vite';

const { module: docs } = await runnerImport('./scripts/generated-docs.ts', {
  define: {
    __APP_VERSION__: '""',
    __COMMIT__: '""',
    __BUILD_YEAR__: '0',
    'import.meta.env': JSON.stringify(loadEnv('production', process.cwd())),
  },
});
for (const page of docs.PAGES) {
  writeFileSync(page, docs.withGeneratedParts(readFileSync(page, 'utf8')));
  console.log(`Wrote ${page}`);
}

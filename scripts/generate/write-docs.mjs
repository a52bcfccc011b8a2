import { readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { loadEnv, runnerImport } from 'vite';

const { module: docs } = await runnerImport('./scripts/generate/generated-docs.ts', {
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

const { module: linter } = await runnerImport('./scripts/generate/linter-imports.ts');
const file = linter.LINTER_CONFIGURATION;
writeFileSync(file, linter.withImportRules(readFileSync(file, 'utf8')));
spawnSync('npx', ['oxfmt', file], { stdio: 'inherit' });
console.log(`Wrote ${file}`);

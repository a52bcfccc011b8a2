import { writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const { module } = await runnerImport('./scripts/generate/open-api.ts');
writeFileSync('openapi.json', `${JSON.stringify(module.buildOpenApi(), null, 2)}\n`);
console.log('Wrote openapi.json');

import { writeFileSync } from 'node:fs';
import { buildOpenApi } from './open-api.ts';

writeFileSync('openapi.json', `${JSON.stringify(buildOpenApi(), null, 2)}\n`);
console.log('Wrote openapi.json');

import { runnerImport } from 'vite';

const { module } = await runnerImport('./scripts/test/verify.ts');
process.exit(await module.verify(process.argv.slice(2)));

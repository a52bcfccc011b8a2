import { runJourneys } from './e2e.ts';

process.exit(await runJourneys(process.argv.slice(2), 'e2e/listen.config.ts'));

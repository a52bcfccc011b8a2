import { runJourneys } from './e2e.ts';
import { findWebKit } from '#scripts/support/find-webkit.ts';

const code = await runJourneys(process.argv.slice(2), 'e2e/webkit.config.ts', findWebKit).catch(
  (error: Error) => {
    console.error(error.message);
    return 1;
  },
);
process.exit(code);

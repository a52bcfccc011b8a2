import { runJourneys } from './e2e.mjs';
import { findWebKit } from '#scripts/support/find-webkit.mjs';

const code = await runJourneys(process.argv.slice(2), 'e2e/webkit.config.ts', findWebKit).catch(
  (error) => {
    console.error(error.message);
    return 1;
  },
);
process.exit(code);

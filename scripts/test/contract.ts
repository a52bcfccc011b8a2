import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { readEnvironment } from '#src/config/read-environment.ts';
import { checkContract } from './contract-check.ts';

const { values } = parseArgs({ options: { env: { type: 'string', default: 'staging' } } });
const mode = values.env === 'local' ? 'development' : values.env;

const settings = readEnvironment(loadEnv(mode, process.cwd()));
console.log(`The contract of ${settings.apiUrl} (${values.env})\n`);
const findings = await checkContract(settings);
for (const { what, drift } of findings) {
  console.log(`${drift.length === 0 ? 'as agreed' : 'DRIFT    '}  ${what}`);
  for (const line of drift) console.log(`             ${line}`);
}
const drifted = findings.filter(({ drift }) => drift.length > 0).length;
console.log(`\n${findings.length - drifted} as agreed, ${drifted} with drift`);
process.exit(drifted === 0 ? 0 : 1);

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findFreePort } from '#scripts/support/free-port.ts';
import { buildScriptArguments } from '#scripts/support/script-arguments.ts';

const folder = mkdtempSync(join(tmpdir(), 'data-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(['start', 'dev'])(
  '`npm run %s` ends with one line, before the build, while another sandbox uses the database',
  async (command) => {
    const lock = join(folder, 'postgres.lock');
    writeFileSync(lock, String(process.ppid));
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      buildScriptArguments(`scripts/run/${command}.ts`),
      {
        encoding: 'utf8',
        env: {
          ...process.env,
          DATABASE_URL: '',
          SANDBOX_DATA: folder,
          PORT: String(await findFreePort()),
          SANDBOX_PORT: String(await findFreePort()),
        },
      },
    );
    expect(stderr).toBe(
      `The database in ${lock} is open in process ${process.ppid}. Stop that one first.\n`,
    );
    expect(stdout).toBe('');
    expect(status).toBe(1);
  },
);

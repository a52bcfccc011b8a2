import { once } from 'node:events';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { type Sandbox, createSandbox } from './app.ts';
import { connectToServer } from './data/database.ts';
import { openEmbedded } from './data/embedded-database.ts';
import { emptyTables, migrate } from './data/migrations.ts';
import { readSettings } from './settings.ts';

const { values: flags } = parseArgs({ options: { reset: { type: 'boolean', default: false } } });

/** More than any browser sends: Node itself would answer what is longer, without a page. */
const MAX_HEAD_BYTES = 4 * 1024 * 1024;

function fail(error: unknown): never {
  console.error((error as Error).message);
  process.exit(1);
}

async function listen(port: number, host: string, handler: Sandbox['handler']) {
  const server = createServer({ maxHeaderSize: MAX_HEAD_BYTES }, handler).listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    const advice = 'Stop what runs there, or set SANDBOX_PORT to another port.';
    throw new Error(`Port ${port} is in use. ${advice}`, { cause: error });
  });
  return server;
}

/** Listens first, so that a taken port is told at once; who calls before the database is open waits. */
async function start() {
  const { port, host, databaseUrl, dataFolder, platform } = readSettings(process.env);
  const early: Parameters<Sandbox['handler']>[] = [];
  let answer: Sandbox['handler'] = (...call) => void early.push(call);
  const server = await listen(port, host, (...call) => answer(...call));

  const database = databaseUrl ? connectToServer(databaseUrl) : await openEmbedded(dataFolder);
  if (flags.reset) {
    await migrate(database);
    await emptyTables(database);
  }
  const sandbox = await createSandbox({ database, settings: platform, log: console.log });
  answer = sandbox.handler;
  for (const call of early) answer(...call);

  const stop = async () => {
    server.close();
    server.closeAllConnections();
    await sandbox.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop().catch(fail));
  console.log(`The sandbox platform is ready at ${platform.url}`);
}

await start().catch(fail);

import { once } from 'node:events';
import { Agent, type Server, createServer, request as forward } from 'node:http';
import { buildSandbox, spawnSandbox, waitUntilReady } from './built-sandbox.ts';
import { findFreePort } from './free-port.ts';
import { startPostgres } from './postgres.ts';
import { createVisitorAt } from './visitor.ts';

type Balancer = { server: Server; url: string; served: number[] };

/** A load balancer that gives each request to the next process. */
async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const served = ports.map(() => 0);
  /* A kept connection may be closed by its process just when it is used again. */
  const agent = new Agent({ keepAlive: false });
  let count = 0;
  const server = createServer((incoming, outgoing) => {
    const turn = count++ % ports.length;
    served[turn] = (served[turn] ?? 0) + 1;
    const { method, url: path, headers } = incoming;
    const options = { port: ports[turn], host: '127.0.0.1', method, path, headers, agent };
    const sent = forward(options, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    sent.on('error', () => outgoing.destroy());
    incoming.pipe(sent);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return { server, url: `http://127.0.0.1:${port}`, served };
}

/**
 * Starts two processes of the platform on one Postgres server, behind a load balancer.
 * @param createMs how long the creation of an organisation takes
 * @returns the balancer's address, how many requests each process has had, the database's address, somebody with a
 *   browser, and how to stop it all
 */
export async function startTwoProcesses(createMs: number) {
  const { program, remove } = await buildSandbox();
  const postgres = await startPostgres();
  const ports = [await findFreePort(), await findFreePort()];
  const { server, url, served } = await startBalancer(ports);
  const processes = ports.map((port) =>
    spawnSandbox(program, {
      SANDBOX_PORT: String(port),
      SANDBOX_URL: url,
      SANDBOX_CREATE_MS: String(createMs),
      DATABASE_URL: postgres.url,
    }),
  );
  await Promise.all(processes.map(waitUntilReady));
  const stop = async () => {
    for (const { process } of processes) process.kill();
    await Promise.all(processes.map(({ ended }) => ended));
    server.close();
    await postgres.stop();
    remove();
  };
  return { url, served, databaseUrl: postgres.url, makeVisitor: () => createVisitorAt(url), stop };
}

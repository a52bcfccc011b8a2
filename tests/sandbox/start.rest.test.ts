import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '#sandbox/settings.ts';
import { buildSandbox, spawnSandbox, waitUntilReady } from '#scripts/support/built-sandbox.ts';
import { findFreePort } from '#scripts/support/free-port.ts';

const data = mkdtempSync(join(tmpdir(), 'start-'));
let built: Awaited<ReturnType<typeof buildSandbox>>;
beforeAll(async () => {
  built = await buildSandbox();
});
afterAll(() => {
  built.remove();
  rmSync(data, { recursive: true, force: true });
});

describe('the sandbox program', () => {
  it(
    'starts, stores its data, resets on request and stops cleanly',
    { timeout: 240_000 },
    async () => {
      const port = String(await findFreePort());
      const env = { SANDBOX_PORT: port, SANDBOX_DATA: data };
      const send = (method: string, path: string, body?: unknown) =>
        fetch(`http://127.0.0.1:${port}/__sandbox${path}`, { method, body: JSON.stringify(body) });
      const faults = async () =>
        (await (await send('GET', '/faults')).json()) as { faults: object[] };

      const first = spawnSandbox(built.program, env);
      await waitUntilReady(first);
      expect(first.readOutput()).toContain(
        `The sandbox platform is ready at http://localhost:${port}\n`,
      );
      await send('PUT', '/faults', { call: 'ip', kind: 'drop' });

      const rival = spawnSandbox(built.program, {
        ...env,
        SANDBOX_PORT: String(await findFreePort()),
      });
      expect(await rival.ended).toBe(1);
      expect(rival.readOutput()).toContain(`is open in process ${first.process.pid}`);
      first.process.kill('SIGINT');
      expect(await first.ended).toBe(0);

      const second = spawnSandbox(built.program, env);
      await waitUntilReady(second);
      expect((await faults()).faults).toHaveLength(1);
      second.process.kill('SIGTERM');
      expect(await second.ended).toBe(0);

      const third = spawnSandbox(built.program, env, '--reset');
      await waitUntilReady(third);
      expect((await faults()).faults).toEqual([]);
      third.process.kill('SIGTERM');
      expect(await third.ended).toBe(0);
    },
  );

  it('says in one line that its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const sandbox = spawnSandbox(built.program, {
      SANDBOX_PORT: String(port),
      SANDBOX_DATA: join(data, 'never'),
    });
    expect(await sandbox.ended).toBe(1);
    expect(sandbox.readOutput().trim().split('\n').at(-1)).toBe(
      `Port ${port} is in use. Stop what runs there, or set SANDBOX_PORT to another port.`,
    );
    other.close();
  });
});

describe('the settings', () => {
  it('have defaults for a developer’s machine', () => {
    expect(readSettings({})).toEqual({
      port: 4000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      dataFolder: '.data',
      platform: {
        url: 'http://localhost:4000',
        siteOrigins: ['http://localhost:3000', 'http://localhost:4173'],
        createMs: 4000,
        ipCountry: 'NZ',
        productName: 'Huddle Club',
        passwordCost: 15,
      },
    });
  });

  it('take the public address and the sites of a deployment', () => {
    const { platform } = readSettings({
      SANDBOX_URL: 'https://sandbox.staging.example',
      SITE_ORIGINS: 'https://a.example, https://b.example',
    });
    expect(platform.url).toBe('https://sandbox.staging.example');
    expect(platform.siteOrigins).toEqual(['https://a.example', 'https://b.example']);
  });

  it.each([
    [{ SANDBOX_PORT: 'http' }, 'SANDBOX_PORT is not a whole number: http'],
    [{ SANDBOX_CREATE_MS: '-1' }, 'SANDBOX_CREATE_MS is not a whole number: -1'],
    [{ SANDBOX_PASSWORD_COST: '16' }, 'SANDBOX_PASSWORD_COST is not between 1 and 15: 16'],
    [{ SANDBOX_URL: 'http://localhost:4000/' }, 'SANDBOX_URL is not an origin'],
    [{ SITE_ORIGINS: 'localhost:3000' }, 'SITE_ORIGINS is not an origin'],
  ])('name what is malformed in %j', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });
});

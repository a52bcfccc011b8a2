import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createSandbox } from '#sandbox/app.ts';
import { openEmbedded } from '#sandbox/data/embedded-database.ts';
import { createInMemoryFetch } from '#sandbox/in-memory-fetch.ts';
import { settings } from '#tests/support/sandbox.ts';
import { buildLogin, createVisitor } from '#scripts/support/visitor.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the embedded database', () => {
  it('keeps its data, sessions and keys after a restart', { timeout: 240_000 }, async () => {
    const place = join(folder, 'deep', 'data');
    const start = async () => createSandbox({ database: await openEmbedded(place), settings });
    const first = await start();
    let fetch = createInMemoryFetch(first.handler);
    const visitor = createVisitor((request) => fetch(request));
    const { idToken } = await visitor.signIn('stays@club.example');
    await first.close();

    const second = await start();
    fetch = createInMemoryFetch(second.handler);
    expect((await visitor.call('GET', '/user', { idToken })).status).toBe(200);
    const { url } = await visitor.get(buildLogin().path);
    expect(url.searchParams.get('code')).toBeTruthy();
    await second.close();
  });
});

import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SiteServer, startPreview } from '#scripts/support/site-servers.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
const away = `${folder}-away`;
let server: SiteServer;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, '_headers'), '/*\n  Cache-Control: no-cache\n');
  server = await startPreview(folder);
});

afterAll(async () => {
  await server.stop();
  for (const one of [folder, away]) rmSync(one, { recursive: true, force: true });
});

it('the server answers 503 while a build replaces the folder, and serves again after it', async () => {
  renameSync(folder, away);
  const meanwhile = await fetch(`${server.url}/welcome`);
  expect(meanwhile.status).toBe(503);
  expect(meanwhile.headers.get('Retry-After')).toBe('1');
  renameSync(away, folder);
  const after = await fetch(`${server.url}/welcome`);
  expect(after.status).toBe(200);
  expect(await after.text()).toBe('<!doctype html>');
});

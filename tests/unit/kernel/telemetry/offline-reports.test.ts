import { HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { collectorAnswers, siteWithDsn } from './collector.ts';
import { fakeIndexedDb } from './fake-indexed-db.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('the site keeps thirty scrubbed reports without a connection, and sends them oldest first when it is back [M08, S9.9a]', async () => {
  const database = fakeIndexedDb();
  vi.stubGlobal('indexedDB', database);
  let isOnline = false;
  const items = collectorAnswers(() => (isOnline ? HttpResponse.json({}) : HttpResponse.error()));
  const site = await siteWithDsn();
  site.startReporting({ flow: 'hc-1', afterPaint: (run) => run() });

  for (let count = 1; count <= 31; count += 1) {
    site.reportError(new Error(`Error ${count} of jo@club.example`));
    await vi.waitFor(() => expect(database.values.size).toBe(Math.min(count, 30)), {
      interval: 2,
      timeout: 15_000,
    });
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(database.values.size).toBe(30);
  expect([...database.values.values()].join('')).not.toContain('jo@club.example');

  items.length = 0;
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(items.length).toBeGreaterThan(2), { timeout: 15_000 });
  const messages = items.map(({ payload }) => JSON.stringify(payload['exception']));
  expect(messages[0]).toContain('Error 1 of [e-mail]');
  expect(messages[1]).toContain('Error 2 of [e-mail]');
}, 40_000);

it('the site sends the stored reports of an earlier page', async () => {
  const database = fakeIndexedDb();
  vi.stubGlobal('indexedDB', database);
  const kept = { exception: { values: [{ value: 'From an earlier page' }] } };
  database.values.set(1, ['{}', '{"type":"event"}', JSON.stringify(kept)].join('\n'));
  const items = collectorAnswers();
  const { createReportingClient } = await siteWithDsn().then(
    () => import('#src/kernel/telemetry/reporting-client.ts'),
  );
  await createReportingClient();
  await vi.waitFor(() => expect(items).toContainEqual({ type: 'event', payload: kept }), {
    timeout: 15_000,
  });
  expect(database.values.size).toBe(0);
}, 20_000);

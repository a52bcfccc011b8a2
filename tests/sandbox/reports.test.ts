import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITE, startSandbox } from '#tests/support/sandbox.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const buildEnvelope = (...items: [object, unknown][]) =>
  [{ event_id: 'a1b2', sent_at: '2026-03-04T05:06:07Z' }, ...items.flat()]
    .map((line) => JSON.stringify(line))
    .join('\n');

const send = (body: string) =>
  sandbox.fetch({
    method: 'POST',
    path: '/sentry/api/1/envelope/?sentry_key=sandbox&sentry_version=7',
    headers: { 'content-type': 'text/plain;charset=UTF-8', origin: SITE },
    body,
  });

async function reports(query = '') {
  const answer = await sandbox.fetch({ path: `/__sandbox/reports${query}` });
  return ((await answer.json()) as { reports: object[] }).reports;
}

describe('the collector of reports', () => {
  it('is empty at first, and says so', async () => {
    expect(await reports()).toEqual([]);
    const { html } = await sandbox.makeVisitor().get('/reports');
    expect(html).toContain('Nothing has been reported yet.');
  });

  it('keeps an envelope and takes it apart', async () => {
    const event = { message: 'A first report', level: 'error' };
    const answer = await send(
      buildEnvelope([{ type: 'event' }, event], [{ type: 'session' }, { a: 1 }]),
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe(SITE);
    expect(await reports('?containing=A%20first')).toMatchObject([
      {
        project: '1',
        header: { event_id: 'a1b2' },
        items: [
          { header: { type: 'event' }, payload: event },
          { header: { type: 'session' }, payload: { a: 1 } },
        ],
      },
    ]);
  });

  it('finds only the reports with the wanted text', async () => {
    await send(
      buildEnvelope([{ type: 'feedback' }, { contexts: { feedback: { message: 'Marker 42' } } }]),
    );
    expect(await reports('?containing=Marker%2042')).toHaveLength(1);
    expect(await reports('?containing=not%20there')).toEqual([]);
  });

  it('stores a body that is no envelope as text', async () => {
    expect((await send('no json\u0000 at all')).status).toBe(200);
    expect(await reports('?containing=no%20json')).toMatchObject([{ header: 'no json at all' }]);
  });

  it('shows them on one page, as text', async () => {
    await send(buildEnvelope([{ type: 'event' }, { message: '<script>alert(1)</script>' }]));
    const { html } = await sandbox.makeVisitor().get('/reports');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toContain('<script>');
  });

  it('rejects a body that is too large', async () => {
    expect((await send('x'.repeat(1024 * 1024 + 1))).status).toBe(413);
  });
});

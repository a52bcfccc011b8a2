import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Figure } from '#src/contracts/field-figures.ts';
import { readFunnel, readLastPlaces, readPercentiles } from '#sandbox/data/figures.ts';
import { startSandbox } from '#tests/support/sandbox.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;

const figure = (name: string, value: number, place: Record<string, string>): Figure =>
  Figure.parse({
    timestamp: 1,
    trace_id: 'a',
    name,
    type: 'distribution',
    value,
    attributes: Object.fromEntries(
      Object.entries(place).map(([key, text]) => [key, { value: text, type: 'string' }]),
    ),
  });

const send = async (items: readonly unknown[]) => {
  const lines = [{ sent_at: 'now' }, { type: 'trace_metric' }, { items }];
  const body = lines.map((line) => JSON.stringify(line)).join('\n');
  return sandbox.fetch({ method: 'POST', path: '/sentry/api/1/envelope/', body });
};

/** A sign-up that went through some stages, and where it was last. */
const signUp = (flow: string, stages: readonly string[], last: Record<string, string>) => [
  ...stages.map((stage) => figure('flow.stage', 1000, { flow, stage })),
  figure('flow.last', 1, { flow, field: 'none', error: 'none', ...last }),
];

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

describe('the figures of the field', () => {
  it('are empty at first, and the page says so', async () => {
    const { html } = await sandbox.makeVisitor().get('/reports');
    expect(html).toContain('Nothing has been measured yet.');
  });

  it('are stored apart from the reports, and a broken one is left out', async () => {
    const vitals = [100, 200, 300, 400].map((ms) =>
      figure('vital.lcp', ms, { page: '/welcome', engine: 'firefox', build: '1.0.0+a' }),
    );
    expect((await send(vitals)).status).toBe(200);
    expect((await send([{ name: 'something', value: 'else' }])).status).toBe(200);
    expect(await readPercentiles(sandbox.database, 'page')).toEqual([
      { name: 'vital.lcp', cut: '/welcome', count: 4, p50: 250, p75: 325, p95: 385 },
    ]);
    const { html } = await sandbox.makeVisitor().get('/reports');
    expect(html).toContain('Nothing has been reported yet.');
  });

  it('count the visitors at each stage, and the last place of the others', async () => {
    await send([
      ...signUp('a', ['form', 'check', 'sign-in', 'steps', 'create', 'ready'], { stage: 'ready' }),
      ...signUp('b', ['form', 'form'], { stage: 'form', field: 'phone', error: 'phone' }),
      ...signUp('c', ['form', 'check'], { stage: 'check' }),
      ...signUp('c', [], { stage: 'check', error: 'network' }),
      ...signUp('d', ['form'], { stage: 'form', field: 'email' }),
    ]);
    const funnel = await readFunnel(sandbox.database);
    expect(funnel.map(({ stage, share }) => [stage, share])).toEqual([
      ['form', 100],
      ['check', 50],
      ['sign-in', 25],
      ['steps', 25],
      ['create', 25],
      ['ready', 25],
    ]);
    const places = await readLastPlaces(sandbox.database);
    expect(places.map(({ outcome, field, error }) => [outcome, field, error])).toEqual([
      ['failed', 'none', 'network'],
      ['left', 'email', 'none'],
      ['left', 'phone', 'phone'],
      ['ended', 'none', 'none'],
    ]);
    expect(await readPercentiles(sandbox.database, 'stage')).toHaveLength(6);
  });

  it('are tables on the page of reports', async () => {
    const { html } = await sandbox.makeVisitor().get('/reports');
    for (const text of ['Of a hundred that came to Welcome', 'Where sign-ups were last', '325 ms'])
      expect(html).toContain(text);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Figures } from '#src/contracts/field-figures.ts';
import { CALL_MARK } from '#src/contracts/support-bundle.ts';
import { ResponseError } from '#src/kernel/errors/app-error.ts';
import { addError, clearErrors } from '#src/kernel/errors/error-store.ts';
import { mayMeasure, measureField } from '#src/kernel/telemetry/field-figures.ts';
import { collectorAnswers, siteWithDsn } from './collector.ts';

const FLOW = 'hc-40000000-8c1b';

/** What the browser would call back with for a mark. */
let begin: (stage: string, startTime: number) => void;
let finishCall: (call: { status: number; kind?: string; path?: string }) => void;
const observers: ((list: { getEntries: () => object[] }) => void)[] = [];

class FakeObserver {
  static readonly supportedEntryTypes = [];
  constructor(call: (typeof observers)[number]) {
    observers.push(call);
    finishCall = (detail) =>
      call({ getEntries: () => [{ name: CALL_MARK, detail: { path: '/user', ...detail } }] });
    begin = (stage, startTime) =>
      call({
        getEntries: () => [
          { name: `hc.${stage}`, startTime },
          { name: 'other', startTime },
        ],
      });
  }
  observe() {}
}

beforeEach(() => vi.stubGlobal('PerformanceObserver', FakeObserver));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

function hide() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

describe('a sign-up', () => {
  it.each([
    ['by its share', 0.3, {}, true],
    ['not beyond the share', 0.2, {}, false],
    ['not where doNotTrack asks', 1, { doNotTrack: '1' }, false],
    ['not where Global Privacy Control asks', 1, { globalPrivacyControl: true }, false],
  ])('is measured %s', (_, rate, asked, expected) => {
    vi.stubGlobal('navigator', { ...asked, userAgent: 'x' });
    expect(mayMeasure(FLOW, rate)).toBe(expected);
  });

  it('reports its stages and its last place when the page is hidden', () => {
    const sent: object[][] = [];
    document.body.innerHTML = '<input name="phone" aria-invalid="true" value="021 555 0123">';
    measureField(FLOW, (figures) => sent.push([...figures]));
    begin('form', 120);
    begin('check', 9120);
    expect(sent).toEqual([]);
    document.querySelector('input')?.focus();
    hide();
    expect(sent[0]).toMatchObject([
      { name: 'flow.stage', value: 120, attributes: { stage: 'form', before: 'none', flow: FLOW } },
      { name: 'flow.stage', value: 9000, attributes: { stage: 'check', before: 'form' } },
      { name: 'flow.last', attributes: { stage: 'check', field: 'phone', error: 'phone' } },
    ]);
    expect(JSON.stringify(sent)).not.toContain('021');
  });

  it.each([
    ['the kind of the last call when it failed', [{ status: 500, kind: 'server' }], 'server'],
    [
      'no failed call that a later one made good',
      [{ status: 500, kind: 'server' }, { status: 200 }],
      'none',
    ],
    ['no failed IP look-up', [{ status: -1, kind: 'network', path: 'https://ip.example' }], 'none'],
    ['no call that was given up', [{ status: 200 }, { status: 0, kind: 'base' }], 'none'],
  ])('reports %s', (_, calls, error) => {
    const sent: object[][] = [];
    measureField(FLOW, (figures) => sent.push([...figures]));
    for (const call of calls) finishCall(call);
    hide();
    expect(sent[0]).toMatchObject([{ name: 'flow.last', attributes: { error } }]);
  });

  it('reports the kind of error only while the error page is open', () => {
    const sent: object[][] = [];
    addError(new ResponseError('Odd answer'));
    measureField(FLOW, (figures) => sent.push([...figures]));
    hide();
    window.history.replaceState(null, '', '/err');
    hide();
    window.history.replaceState(null, '', '/');
    clearErrors();
    expect(sent).toMatchObject([
      [{ attributes: { error: 'none' } }],
      [{ attributes: { error: 'response' } }],
    ]);
  });

  it('names only fields and addresses of the site', () => {
    const sent: object[][] = [];
    window.history.replaceState(null, '', '/jo@club.test');
    document.body.innerHTML = '<input name="jo@club.test" aria-invalid="true">';
    measureField(FLOW, (figures) => sent.push([...figures]));
    document.querySelector('input')?.focus();
    hide();
    window.history.replaceState(null, '', '/');
    expect(sent[0]).toMatchObject([
      { attributes: { page: 'other', field: 'none', error: 'none' } },
    ]);
  });
});

describe('the figures of a page', () => {
  it('are sent as Sentry metrics, match their contract, and only when reporting is on', async () => {
    const items = collectorAnswers();
    await siteWithDsn();
    const { createReportingClient } = await import('#src/kernel/telemetry/reporting-client.ts');
    await createReportingClient(FLOW);
    begin('form', 100);
    hide();
    await vi.waitFor(() => expect(items).toHaveLength(1), { timeout: 15_000 });
    expect(items[0]?.type).toBe('trace_metric');
    const { items: figures } = Figures.parse(items[0]?.payload);
    expect(figures.map(({ name }) => name)).toEqual(['flow.stage', 'flow.last']);
  });
});

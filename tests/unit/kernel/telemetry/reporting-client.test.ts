import { addBreadcrumb } from '@sentry/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { build } from '#src/config/env.ts';
import { CALL_MARK } from '#src/contracts/support-bundle.ts';
import { VISIT_MARK } from '#src/kernel/log/mark.ts';
import type { ReportingClient } from '#src/kernel/telemetry/reporting-client.ts';
import { buildToken } from '#tests/support/builders.ts';
import { server } from '#tests/support/server.ts';
import { collectorAnswers, siteWithDsn } from './collector.ts';
import type { Item } from './collector.ts';

/** Twelve digits in a row would be a phone number anywhere else. */
const REFERENCE = '12345678-1234-4123-8123-123456789012';
const FLOW = 'hc-12345678-1234';

/** jsdom has no observer of marks. */
type TellMarks = (list: { getEntries: () => object[] }) => void;
const onMarks: TellMarks[] = [];
class FakeObserver {
  static readonly supportedEntryTypes = [];
  constructor(tell: TellMarks) {
    onMarks.push(tell);
  }
  observe() {}
}

/** What the site has marked, one millisecond after the start of the page. */
function tellMark(name: string, detail: unknown = null) {
  for (const tell of onMarks) tell({ getEntries: () => [{ name, startTime: 1, detail }] });
}

let client: ReportingClient;
let site: Awaited<ReturnType<typeof siteWithDsn>>;

beforeEach(async () => {
  vi.stubGlobal('PerformanceObserver', FakeObserver);
  onMarks.length = 0;
  site = await siteWithDsn();
  const { createReportingClient } = await import('#src/kernel/telemetry/reporting-client.ts');
  client = await createReportingClient(FLOW);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

async function received(items: Item[], count = 1): Promise<Record<string, unknown>> {
  await vi.waitFor(() => expect(items).toHaveLength(count), { timeout: 15_000 });
  return items.at(-1)?.payload ?? {};
}

describe('a report', () => {
  it('says in which environment and build it happened, and what kind of error it is', async () => {
    const items = collectorAnswers();
    client.captureError(new site.ResponseError('Odd answer', { reference: REFERENCE }));
    expect(await received(items)).toMatchObject({
      environment: 'test',
      release: `huddle-signup@${build.version}+${build.commit}`,
      tags: { kind: 'response', reference: REFERENCE, flow: FLOW },
      exception: { values: [{ value: 'Odd answer' }] },
    });
  });

  it('contains only the data that makes it readable', async () => {
    const items = collectorAnswers();
    client.captureError(new Error('Boom'));
    const { sdk } = await received(items);
    expect(sdk).toHaveProperty('integrations', ['HttpClient', 'HttpContext', 'LinkedErrors']);
  });

  it('contains the calls and the pages before it, also those from before the library has loaded', async () => {
    const items = collectorAnswers();
    const detail = { method: 'POST', path: '/orgs/signUp/', status: 500 };
    tellMark(VISIT_MARK, '/welcome');
    tellMark(CALL_MARK, detail);
    tellMark('hc.check');
    client.captureError(new Error('Boom'));
    const { breadcrumbs } = await received(items);
    const timestamp = (performance.timeOrigin + 1) / 1000;
    expect(breadcrumbs).toEqual([
      { category: 'visit', timestamp, data: { to: '/welcome' } },
      { category: 'call', timestamp, data: detail },
    ]);
  });

  it('has only the flow as a tag for an error of other code', async () => {
    const items = collectorAnswers();
    client.captureError(new TypeError('x is not a function'));
    expect(await received(items)).toHaveProperty('tags', { flow: FLOW });
  });

  it('contains the cause of the error', async () => {
    const items = collectorAnswers();
    client.captureError(new Error('Outer', { cause: new Error('Inner') }));
    const { values } = (await received(items))['exception'] as { values: { value: string }[] };
    expect(values.map(({ value }) => value)).toEqual(['Inner', 'Outer']);
  });

  it('is sent once for repeated errors', async () => {
    const items = collectorAnswers();
    for (let count = 0; count < 3; count += 1) client.captureError(new Error('Again and again'));
    client.captureError(new Error('Another'));
    await received(items, 2);
    expect(JSON.stringify(items[1])).toContain('Another');
  });

  it('is not sent for messages of browsers and extensions', async () => {
    const items = collectorAnswers();
    client.captureError(new Error('ResizeObserver loop completed with undelivered notifications.'));
    client.captureError(new Error('Real'));
    expect(JSON.stringify(await received(items))).toContain('Real');
  });

  it('collects only the name of the browser', async () => {
    const items = collectorAnswers();
    document.cookie = 'session=secret-cookie';
    client.captureError(new Error('Boom'));
    const { request, user } = (await received(items)) as {
      request: { headers: object };
      user?: unknown;
    };
    expect(request).toEqual({
      url: 'http://localhost:3000/',
      headers: { 'User-Agent': navigator.userAgent },
    });
    expect(user).toBeUndefined();
    expect(JSON.stringify(items)).not.toContain('secret-cookie');
  });

  it('contains no code, state, token, e-mail address or phone number in any part [A18]', async () => {
    const items = collectorAnswers();
    const secrets = [
      'the-code-1',
      'the-state-1',
      buildToken(),
      'jo@club.example',
      '+64 21 555 0123',
    ];
    const [code, state, token, email, phone] = secrets;
    for (const path of [`/oAuthCallback?code=${code}&state=${state}`, `/info/${email}`])
      tellMark(VISIT_MARK, path);
    const message = `Signed in ${email} ${phone}`;
    addBreadcrumb({ category: 'console', message, data: { arguments: [message, { token }] } });
    window.history.replaceState(null, '', `/oAuthCallback?code=${code}&state=${state}`);
    client.captureError(
      new Error(`${token} of ${email} at ${phone}`, { cause: new Error(`?code=${code}`) }),
    );
    const report = JSON.stringify(await received(items));
    for (const secret of secrets) expect(report).not.toContain(secret);
    expect(report).toContain('/oAuthCallback');
    expect(report).toContain('"category":"visit"');
    expect(report).toContain('"category":"console"');
  });

  it('contains no label of a pressed control, because it may be a name', async () => {
    const items = collectorAnswers();
    document.body.innerHTML = '<button aria-label="Account menu, Aroha">x</button>';
    document.querySelector('button')?.click();
    await new Promise((resolve) => setTimeout(resolve, 50));
    client.captureError(new Error('Boom'));
    expect(JSON.stringify(await received(items))).not.toContain('Aroha');
  });
});

describe('an answer of the platform', () => {
  it.each([500, 503, 599])('is reported when it is a %i [M09, S9.9c]', async (status) => {
    const items = collectorAnswers();
    server.use(http.get('http://localhost:4000/api/x', () => HttpResponse.json({}, { status })));
    await fetch('http://localhost:4000/api/x');
    expect(JSON.stringify(await received(items))).toContain(
      `HTTP Client Error with status code: ${status}`,
    );
  });

  it.each([200, 404, 499])('is not reported when it is a %i [S9.9c]', async (status) => {
    const items = collectorAnswers();
    server.use(http.get('http://localhost:4000/api/x', () => HttpResponse.json({}, { status })));
    await fetch('http://localhost:4000/api/x');
    client.captureError(new Error('Only this'));
    expect(JSON.stringify(await received(items))).toContain('Only this');
  });
});

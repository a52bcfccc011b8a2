import { afterEach, describe, expect, it, vi } from 'vitest';
import { collectorAnswers, siteWithDsn } from './collector.ts';
import type { Item } from './collector.ts';

const FEEDBACK = { name: 'Jo', email: 'jo@club.example', message: 'It broke.' };
const FLOW = 'hc-6f6c9a4e-8c1b';
const CLIENT = '#src/kernel/telemetry/reporting-client.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.doUnmock(CLIENT);
});

const atOnce = (run: () => void): void => run();

const listMessages = (items: Item[]): unknown[] =>
  items.map(({ payload }) => {
    const { values } = payload['exception'] as { values: { value: string }[] };
    return values[0]?.value;
  });

async function muteLog() {
  const { logger } = await import('#src/kernel/log/logger.ts');
  return vi.spyOn(logger, 'warn').mockImplementation(() => {});
}

const untilReceived = (items: Item[], count: number) =>
  vi.waitFor(() => expect(items).toHaveLength(count), { timeout: 15_000 });

describe('without a DSN', () => {
  it('reporting does not start, loads nothing and observes nothing', async () => {
    const afterPaint = vi.fn<(run: () => void) => void>();
    const site = await siteWithDsn('');
    expect(site.isReportingOn()).toBe(false);
    site.startReporting({ flow: FLOW, afterPaint });
    site.reportError(new Error('Boom'));
    expect(afterPaint).not.toHaveBeenCalled();
  });

  it('feedback cannot be sent [S8.28]', async () => {
    const site = await siteWithDsn('');
    await muteLog();
    await expect(site.sendFeedback(FEEDBACK)).rejects.toMatchObject({
      kind: 'base',
      message: 'There was a problem submitting feedback, please wait and try again.',
      cause: new Error('error reporting is off'),
    });
  });
});

describe('error reporting', () => {
  it('starts when there is a DSN', async () => {
    expect((await siteWithDsn()).isReportingOn()).toBe(true);
  });

  it('loads after the first paint, and sends the waiting errors', async () => {
    const items = collectorAnswers();
    const paint: (() => void)[] = [];
    const site = await siteWithDsn();
    site.reportError(new Error('Before the start'));
    site.startReporting({ flow: FLOW, afterPaint: (run) => paint.push(run) });
    site.reportError(new Error('Before the paint'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(items).toEqual([]);
    for (const run of paint) run();
    await untilReceived(items, 2);
    expect(listMessages(items)).toEqual(['Before the start', 'Before the paint']);
  });

  it('waits for the first paint by default', async () => {
    const items = collectorAnswers();
    const site = await siteWithDsn();
    site.reportError(new Error('Early'));
    site.startReporting({ flow: FLOW });
    expect(items).toEqual([]);
    await untilReceived(items, 1);
  });

  it('sends at once after it has loaded', async () => {
    const items = collectorAnswers();
    const site = await siteWithDsn();
    site.reportError(new Error('First'));
    site.startReporting({ flow: FLOW, afterPaint: atOnce });
    await untilReceived(items, 1);
    site.reportError(new Error('Second'));
    await untilReceived(items, 2);
    expect(listMessages(items)).toEqual(['First', 'Second']);
  });

  it('keeps the first thirty errors until it has loaded', async () => {
    const items = collectorAnswers();
    const site = await siteWithDsn();
    for (let count = 1; count <= 32; count += 1) site.reportError(new Error(`Error ${count}`));
    site.startReporting({ flow: FLOW, afterPaint: atOnce });
    await untilReceived(items, 30);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(listMessages(items)).toHaveLength(30);
    expect(listMessages(items)).toContain('Error 1');
    expect(listMessages(items)).not.toContain('Error 31');
  });

  it('excludes errors that are not reported', async () => {
    const items = collectorAnswers();
    const site = await siteWithDsn();
    site.reportError(new site.NetworkError('failed to connect to API'));
    site.reportError(new Error('Card declined'));
    site.startReporting({ flow: FLOW, afterPaint: atOnce });
    site.reportError(new Error('Boom'));
    await untilReceived(items, 1);
    expect(listMessages(items)).toEqual(['Boom']);
  });

  it('reports every error of the handler chain, and the chain continues', async () => {
    const items = collectorAnswers();
    const site = await siteWithDsn();
    const visited: string[] = [];
    site.errorNavigation.setNavigate((path) => visited.push(path));
    site.startReporting({ flow: FLOW, afterPaint: atOnce });
    expect(site.handleError(new TypeError('x is not a function'))).toBe(false);
    expect(site.handleError(new site.ResponseError('Odd answer'))).toBe(true);
    await untilReceived(items, 2);
    expect(listMessages(items)).toEqual(['x is not a function', 'Odd answer']);
    expect(visited).toEqual(['/err']);
  });
});

describe('a reporting library that cannot be loaded', () => {
  it('only logs a line, and is loaded again for feedback [M07]', async () => {
    const items = collectorAnswers();
    const site = await siteWithDsn();
    const warn = await muteLog();
    vi.doMock(CLIENT, () => {
      throw new TypeError('blocked');
    });
    site.startReporting({ flow: FLOW, afterPaint: atOnce });
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1), { timeout: 15_000 });
    expect(warn).toHaveBeenCalledWith('Error reporting could not be loaded', {
      error: expect.any(Error) as unknown,
    });
    await expect(site.sendFeedback(FEEDBACK)).rejects.toThrow(
      'There was a problem submitting feedback',
    );
    vi.doUnmock(CLIENT);
    await site.sendFeedback(FEEDBACK);
    expect(items.map(({ type }) => type)).toEqual(['feedback']);
  });
});

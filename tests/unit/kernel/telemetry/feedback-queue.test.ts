import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { collectorAnswers, siteWithDsn } from './collector.ts';
import { fakeIndexedDb } from './fake-indexed-db.ts';

const SENTENCE = 'There was a problem submitting feedback, please wait and try again.';
const WORDS = 'Call me on +64 21 555 0123.';
const FEEDBACK = { name: 'Jo', email: 'jo@club.example', message: WORDS };

/** A request of IndexedDB that tells of this event alone. */
const requestWith = (event: string) => ({
  error: new DOMException('No', 'UnknownError'),
  addEventListener(type: string, tell: () => void) {
    if (type === event) setTimeout(tell);
  },
});
const broken: [string, unknown][] = [
  ['is not there', undefined],
  [
    'throws',
    {
      open: () => {
        throw new DOMException('No', 'SecurityError');
      },
    },
  ],
  ['fires an error', { open: () => requestWith('error') }],
  ['never answers', { open: () => requestWith('none') }],
];

let isOnline: boolean;
let items: ReturnType<typeof collectorAnswers>;
let site: Awaited<ReturnType<typeof siteWithDsn>>;

beforeEach(async () => {
  isOnline = false;
  items = collectorAnswers(() => (isOnline ? HttpResponse.json({}) : HttpResponse.error()));
  site = await siteWithDsn();
  const { logger } = await import('#src/kernel/log/logger.ts');
  vi.spyOn(logger, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const wordsReceived = () =>
  items.flatMap(({ payload }) => {
    const { feedback } = (payload['contexts'] ?? {}) as { feedback?: { message: string } };
    return feedback ? [feedback.message] : [];
  });

async function expectSentWhenOnline() {
  items.length = 0;
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(wordsReceived()).toContain(WORDS), { timeout: 10_000 });
}

describe('feedback without a connection, when IndexedDB [R17d]', () => {
  it.each(broken)('%s, waits in session storage and is sent later', async (_, database) => {
    vi.stubGlobal('indexedDB', database);
    await expect(site.sendFeedback(FEEDBACK)).resolves.toBeUndefined();
    expect(sessionStorage.getItem('hc.unsent')).toContain(WORDS);
    await expectSentWhenOnline();
    await vi.waitFor(() => expect(sessionStorage.getItem('hc.unsent')).toBeNull());
  });

  it('and session storage are blocked, waits in memory and is sent later', async () => {
    vi.stubGlobal('indexedDB', undefined);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await expect(site.sendFeedback(FEEDBACK)).resolves.toBeUndefined();
    await expectSentWhenOnline();
  });

  it('does not open, is sent by the next page of the tab', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await site.sendFeedback(FEEDBACK);
    items.length = 0;
    isOnline = true;
    await siteWithDsn();
    const { createReportingClient } = await import('#src/kernel/telemetry/reporting-client.ts');
    await createReportingClient();
    await vi.waitFor(() => expect(wordsReceived()).toContain(WORDS), { timeout: 10_000 });
  });

  it('does not open, is rejected when thirty wait in the tab', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const kept = Array.from({ length: 30 }, () => [{}, { type: 'feedback' }, {}]);
    sessionStorage.setItem('hc.unsent', JSON.stringify(kept));
    await expect(site.sendFeedback(FEEDBACK)).rejects.toThrow(SENTENCE);
  });

  it('works, waits there and is sent by the library', async () => {
    const database = fakeIndexedDb();
    vi.stubGlobal('indexedDB', database);
    await site.sendFeedback(FEEDBACK);
    expect(database.values.size).toBe(1);
    await expectSentWhenOnline();
    await vi.waitFor(() => expect(database.values.size).toBe(0), { timeout: 5000 });
    expect(sessionStorage.getItem('hc.unsent')).toBeNull();
  });

  it('holds thirty reports, is rejected', async () => {
    const database = fakeIndexedDb();
    for (let key = 1; key <= 30; key += 1) database.values.set(key, '{}');
    vi.stubGlobal('indexedDB', database);
    await expect(site.sendFeedback(FEEDBACK)).rejects.toThrow(SENTENCE);
    expect(sessionStorage.getItem('hc.unsent')).toBeNull();
  });
});

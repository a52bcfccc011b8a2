import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { collectorAnswers, siteWithDsn } from './collector.ts';
import { fakeIndexedDb } from './fake-indexed-db.ts';

const SENTENCE = 'There was a problem submitting feedback, please wait and try again.';
const FEEDBACK = {
  name: 'Jo',
  email: 'jo@club.example',
  message: 'Call me on +64 21 555 0123.',
  reference: 'ref-1',
};

let site: Awaited<ReturnType<typeof siteWithDsn>>;

beforeEach(async () => {
  site = await siteWithDsn();
  const { logger } = await import('#src/kernel/log/logger.ts');
  vi.spyOn(logger, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

describe('feedback', () => {
  it('is sent as written, with the reference and the page, without secrets', async () => {
    const items = collectorAnswers();
    window.history.replaceState(null, '', '/oAuthCallback?code=abc');
    await site.sendFeedback(FEEDBACK);
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      type: 'feedback',
      payload: {
        tags: { reference: 'ref-1' },
        contexts: {
          feedback: {
            name: 'Jo',
            contact_email: 'jo@club.example',
            message: 'Call me on +64 21 555 0123.',
            url: 'http://localhost:3000/oAuthCallback?code=[removed]',
            source: 'site',
          },
        },
      },
    });
  });

  it('contains the unchanged bundle for support', async () => {
    const items = collectorAnswers();
    const bundle = JSON.stringify({ calls: [{ id: '12345678-1234-4123-8123-123456789012' }] });
    await site.sendFeedback({ ...FEEDBACK, bundle });
    expect(items[0]).toMatchObject({ payload: { contexts: { support: { bundle } } } });
  });

  it('works without a reference', async () => {
    const items = collectorAnswers();
    const { reference: _, ...words } = FEEDBACK;
    await site.sendFeedback(words);
    expect(items[0]?.payload['tags'] ?? {}).toEqual({});
  });

  it.each([200, 204, 299])('is sent when the collector answers %i', async (status) => {
    collectorAnswers(() => new HttpResponse(null, { status }));
    await expect(site.sendFeedback(FEEDBACK)).resolves.toBeUndefined();
  });

  it.each([300, 400, 403, 413, 500])(
    'is not sent when the collector answers %i',
    async (status) => {
      collectorAnswers(() => new HttpResponse(null, { status }));
      await expect(site.sendFeedback(FEEDBACK)).rejects.toMatchObject({
        kind: 'base',
        message: SENTENCE,
        cause: new Error(`status ${status}`),
      });
    },
  );

  it('is distinguished from errors that are sent at the same time', async () => {
    const items = collectorAnswers();
    collectorAnswers(() => new HttpResponse(null, { status: 400 }));
    const sent = site.sendFeedback(FEEDBACK);
    site.reportError(new Error('Boom'));
    await expect(sent).rejects.toThrow(SENTENCE);
    expect(items).toEqual([]);
  });

  it('counts as sent when it waits in the browser for the connection [M10]', async () => {
    const database = fakeIndexedDb();
    vi.stubGlobal('indexedDB', database);
    collectorAnswers(() => HttpResponse.error());
    await expect(site.sendFeedback(FEEDBACK)).resolves.toBeUndefined();
    expect([...database.values.values()].join('')).toContain('Call me on +64 21 555 0123.');
  });

  it('fails after thirty seconds without an answer', async () => {
    await import('#src/kernel/telemetry/reporting-client.ts');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    collectorAnswers(() => new Promise<Response>(() => {}));
    const outcome = vi.fn<(error: unknown) => void>();
    site.sendFeedback(FEEDBACK).catch(outcome);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2);
    expect(outcome).toHaveBeenCalledWith(
      expect.objectContaining({ message: SENTENCE, cause: new Error('no answer') }),
    );
  });
});

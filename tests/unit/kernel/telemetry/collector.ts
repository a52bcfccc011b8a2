import { HttpResponse, http } from 'msw';
import { vi } from 'vitest';
import { server } from '#tests/support/server.ts';

/** Where reports go in these tests. */
export const DSN = 'http://public@localhost:4000/42';
const ENVELOPES = 'http://localhost:4000/api/42/envelope/';

/** One item of an envelope: what kind it is, and what it says. */
export type Item = { type: string; payload: Record<string, unknown> };

function parse(envelope: string): Item[] {
  const [, ...lines] = envelope.trim().split('\n');
  const parsed = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return parsed.flatMap((header, index) =>
    index % 2 === 0 ? [{ type: String(header['type']), payload: parsed[index + 1] ?? {} }] : [],
  );
}

/**
 * Lets the collector of reports answer until the end of the test.
 * @returns the items received so far; the array grows
 */
export function collectorAnswers(
  answer: () => Response | Promise<Response> = () => HttpResponse.json({}),
): Item[] {
  const received: Item[] = [];
  server.use(
    http.post(ENVELOPES, async ({ request }) => {
      const response = answer();
      received.push(...parse(await request.text()));
      return response;
    }),
  );
  return received;
}

/** The library is large and a busy machine slow: the files that load it give each test this long. */
vi.setConfig({ testTimeout: 20_000 });

/** The site as it is built for this DSN, fresh: nothing loaded, nothing buffered. */
export async function siteWithDsn(dsn = DSN) {
  vi.resetModules();
  vi.stubEnv('VITE_SENTRY_DSN', dsn);
  const [sentry, chain, errors] = await Promise.all([
    import('#src/kernel/telemetry/sentry.ts'),
    import('#src/kernel/errors/handler-chain.ts'),
    import('#src/kernel/errors/app-error.ts'),
  ]);
  return { ...sentry, ...chain, ...errors };
}

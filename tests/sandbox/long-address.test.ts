import { afterAll, beforeAll, expect, it } from 'vitest';
import { settings, startSandbox } from '#tests/support/sandbox.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const addressOf = (length: number) => '/authorize?code=c0de&pad='.padEnd(length, 'x');

it.each([32 * 1024 + 1, 48 * 1024, 200 * 1024])(
  'R15: an address of %i characters is answered with a page',
  async (length) => {
    const answer = await sandbox.fetch(settings.url + addressOf(length));
    expect(answer.status).toBe(414);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = await answer.text();
    expect(page).toContain('<h1>This address cannot be opened</h1>');
    expect(page).not.toContain('c0de');
  },
);

it('R15: an address of 32 kB is taken', async () => {
  expect((await sandbox.fetch(settings.url + addressOf(32 * 1024))).status).not.toBe(414);
});

import { Agent } from 'node:http';
import { beforeAll, expect, it } from 'vitest';
import { buildCallbackPath } from '#scripts/test/site-rules/address-rules.ts';
import { ask } from '#scripts/test/site-rules/ask.ts';
import { formatProblems } from '#scripts/test/site-rules/rule.ts';
import { hostRules } from '#scripts/test/site-rules/rules.ts';
import { type Site, createSite } from '#scripts/test/site-rules/site.ts';
import type { Settings } from '#src/config/settings.ts';
import type { SiteServer } from '#scripts/support/site-servers.ts';

type Subject = {
  readonly build: string;
  readonly settings: Settings;
  readonly server: SiteServer;
};

/** Everything that a caller of a callback may send, good or bad, none of which may be written down. */
const secretRequests = (url: string) => {
  const agent = new Agent();
  const send = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    ask(url, path, { headers, method, agent });
  return [
    send(buildCallbackPath(60)),
    send(buildCallbackPath(40_000)),
    send('/%zz?code=c0de&state=st4te'),
    send('/gone.js?code=c0de&state=st4te'),
    send('/welcome.html?code=c0de&state=st4te'),
    send('/_headers?code=c0de&state=st4te'),
    send(buildCallbackPath(60), {
      referer: 'https://a.example/?code=c0de',
      'x-long': 'x'.repeat(30_000),
    }),
    send(buildCallbackPath(60), { 'content-length': String(9e9) }, 'POST'),
  ];
};

/** What every host has to do with a build, as tests of one host. */
export function itFollowsTheRules(subject: () => Subject): void {
  let site: Site;
  beforeAll(() => {
    const { build, settings, server } = subject();
    site = createSite({ build, settings, url: server.url });
  });

  it.each(hostRules)('$name', async (rule) => {
    expect(formatProblems(await rule.check(site))).toEqual([]);
  });

  it('logs no code, no state and no warning for any request [R15]', async () => {
    const { server } = subject();
    await Promise.allSettled(secretRequests(server.url));
    await ask(server.url, '/the-last-request');
    expect(server.readLog()).not.toMatch(/c0de|st4te|uninitialized/);
  });
}

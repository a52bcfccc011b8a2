import { Finder } from '#e2e/engines/webkit/locator.ts';
import { ACTION_MS, lookUntil } from '#e2e/engines/webkit/until.ts';
import type { EngineWindow } from '#e2e/engines/webkit/window.ts';
import { type UrlPattern, createUrlTest } from './match-url.ts';
import type { Proxy } from './proxy.ts';
import type { EngineRequest, EngineResponse, EngineRoute } from './route.ts';

type Wanted<Seen> = string | RegExp | ((seen: Seen) => boolean);
type Patience = { timeout?: number };

/** As long without a request is idle, as for Playwright. */
const IDLE_MS = 500;

/** The part of a page that is about its requests. They are those of the whole browser: WebKit's driver tells no page from another. */
export class NetworkPage extends Finder {
  protected readonly baseUrl: string;
  protected readonly proxy: Proxy;

  constructor(window: EngineWindow, { baseUrl, proxy }: { baseUrl: string; proxy: Proxy }) {
    super(window, []);
    this.baseUrl = baseUrl;
    this.proxy = proxy;
  }

  async route(wanted: UrlPattern, handle: (route: EngineRoute) => unknown) {
    this.proxy.route(wanted, handle);
  }
  async unroute(wanted: UrlPattern) {
    this.proxy.unroute(wanted);
  }
  async addInitScript(run: string | ((arg: never) => unknown), arg?: unknown) {
    const source = typeof run === 'string' ? run : `(${String(run)})(${JSON.stringify(arg)})`;
    this.proxy.initScripts.add(source);
  }

  private isWanted<Seen extends { url(): string }>(wanted: Wanted<Seen>) {
    if (typeof wanted === 'function') return wanted;
    const test = createUrlTest(wanted, this.baseUrl);
    return (seen: Seen) => test(seen.url());
  }
  private async waitForSeen<Seen extends { url(): string }>(
    listen: (listener: (seen: Seen) => void) => () => void,
    wanted: Wanted<Seen>,
    { timeout = ACTION_MS }: Patience,
  ): Promise<Seen> {
    const isWanted = this.isWanted(wanted);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => end(() => reject(new Error(`No ${String(wanted)}`))), timeout);
      const stop = listen((seen) => {
        if (isWanted(seen)) end(() => resolve(seen));
      });
      function end(settle: () => void) {
        clearTimeout(timer);
        stop();
        settle();
      }
    });
  }
  async waitForRequest(wanted: Wanted<EngineRequest>, patience: Patience = {}) {
    return this.waitForSeen((listener) => this.proxy.listen('request', listener), wanted, patience);
  }
  async waitForResponse(wanted: Wanted<EngineResponse>, patience: Patience = {}) {
    return this.waitForSeen(
      (listener) => this.proxy.listen('response', listener),
      wanted,
      patience,
    );
  }

  async waitForLoadState(state: 'load' | 'domcontentloaded' | 'networkidle' = 'load') {
    const states = state === 'domcontentloaded' ? ['interactive', 'complete'] : ['complete'];
    const { done } = await lookUntil(async () => {
      const now = await this.window.execute<string>('return document.readyState', []);
      const isQuiet = state !== 'networkidle' || this.proxy.measureIdleMs() >= IDLE_MS;
      return { done: states.includes(now) && isQuiet };
    }, ACTION_MS);
    if (!done) throw new Error(`Not ${state} in ${ACTION_MS} ms`);
  }
}

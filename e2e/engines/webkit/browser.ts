import { Proxy } from './network/proxy.ts';
import { EnginePage } from './page.ts';
import { openSession } from './session.ts';
import { type EngineWindow, createEngineWindow } from './window.ts';

/** What a browser is opened with. */
export type BrowserOptions = {
  /** Where WebKitWebDriver listens. */
  readonly driver: string;
  /** The executable that it opens. */
  readonly binary: string;
  readonly args: readonly string[];
  readonly bundle: string;
  readonly baseUrl: string;
  readonly viewport: { width: number; height: number };
};

/** A browser that remembers nothing of others, with the part of Playwright's BrowserContext that the journeys use. */
export type EngineBrowser = Awaited<ReturnType<typeof openBrowser>>;

/**
 * Opens a browser of its own: nothing is stored in it, and no other reads what it stores.
 * @throws DriverError when it does not open
 */
export async function openBrowser({ driver, binary, args, bundle, ...rest }: BrowserOptions) {
  const proxy = new Proxy(rest.baseUrl);
  const session = await openSession(driver, {
    browserName: 'MiniBrowser',
    /* The page is waited for by its own state: a journey may act before it has loaded. */
    pageLoadStrategy: 'none',
    unhandledPromptBehavior: 'accept',
    proxy: { proxyType: 'manual', httpProxy: await proxy.start() },
    'webkitgtk:browserOptions': { binary, args: ['--automation', ...args] },
  });
  const listeners: ((page: EnginePage) => void)[] = [];
  const pages: EnginePage[] = [];

  async function openPage(handle: string): Promise<EnginePage> {
    const window: EngineWindow = createEngineWindow(session, { handle, bundle }, (complaint) =>
      page.complain(complaint),
    );
    const page = new EnginePage(window, { baseUrl: rest.baseUrl, proxy });
    pages.push(page);
    for (const tell of listeners) tell(page);
    await page.setViewportSize(rest.viewport);
    return page;
  }

  return {
    pages: () => pages,
    on(event: 'page', listener: (page: EnginePage) => void) {
      if (event !== 'page') throw new Error(`WebKit's driver does not tell of "${String(event)}".`);
      listeners.push(listener);
    },
    async newPage(): Promise<EnginePage> {
      if (pages.length === 0) return openPage(await session.send<string>('GET', '/window'));
      const { handle } = await session.send<{ handle: string }>('POST', '/window/new', {
        type: 'window',
      });
      return openPage(handle);
    },
    async close(): Promise<void> {
      await session.send('DELETE', '').finally(() => proxy.stop());
    },
  };
}

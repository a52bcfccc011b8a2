import { setTimeout as sleep } from 'node:timers/promises';
import { createClicks, moveTo } from './actions.ts';
import { toPress, toTyping } from './keys.ts';
import type { Complaint } from './in-page/complaints.ts';
import { NetworkPage } from './network/network-page.ts';
import type { EngineRequest } from './network/route.ts';
import { DriverError } from './session.ts';
import { SCREEN } from './webkit-stack.ts';
import { ACTION_MS, lookUntil } from './until.ts';

/** The bars and borders of a window take less than this. */
const BARS_PX = 150;

const isInside = (inner: number, whole: number) => inner <= whole && whole - inner < BARS_PX;

type WaitUntil = { waitUntil?: 'commit' | 'domcontentloaded' | 'load'; timeout?: number };
type Size = { width: number; height: number };
/** The lines that a page's listeners get, as Playwright's console messages and errors have them. */
type Listeners = {
  console: (message: {
    type: () => string;
    text: () => string;
    location: () => { url: string };
  }) => void;
  pageerror: (error: Error) => void;
};
/** What else a journey may listen to: requests, and prompts, which the driver accepts itself. */
type Heard = Listeners & { request: (request: EngineRequest) => void; dialog: () => void };

const READY = { commit: 0, domcontentloaded: 1, load: 2 } as const;
const STATES = ['loading', 'interactive', 'complete'];

/** A page in WebKit, with the part of Playwright's Page that the journeys use. */
export class EnginePage extends NetworkPage {
  private readonly listeners: { [Event in keyof Listeners]: Listeners[Event][] } = {
    console: [],
    pageerror: [],
  };
  private address = '';

  on<Event extends keyof Heard>(event: Event, listener: Heard[Event]): void {
    if (event === 'dialog') return;
    if (event === 'request') this.proxy.listen('request', listener as Heard['request']);
    else if (event === 'console') this.listeners.console.push(listener as Heard['console']);
    else if (event === 'pageerror') this.listeners.pageerror.push(listener as Heard['pageerror']);
    else throw new Error(`WebKit's driver does not tell of "${event}".`);
  }
  /** Hands a complaint of the page to whoever listens. */
  complain({ kind, text }: Complaint): void {
    if (kind === 'uncaught') for (const tell of this.listeners.pageerror) tell(new Error(text));
    else
      for (const tell of this.listeners.console)
        tell({ type: () => kind, text: () => text, location: () => ({ url: this.address }) });
  }

  resolveUrl(address: string): string {
    return new URL(address, this.baseUrl).href;
  }
  /** Where the page is, as of the last look: `url()` cannot wait for the driver. */
  url() {
    return this.address;
  }
  async readUrl(): Promise<string> {
    this.address = await this.window.send<string>('GET', '/url');
    return this.address;
  }
  async title() {
    return this.window.send<string>('GET', '/title');
  }
  async evaluate(run: string | ((arg: never) => unknown), arg?: unknown) {
    const source = typeof run === 'string' ? `() => (${run})` : String(run);
    return this.window.evaluate(source, [arg ?? null]);
  }

  /** Starts a navigation, and waits until another document has come as far as asked. */
  private async leaveBy(start: () => Promise<unknown>, { waitUntil = 'load', timeout }: WaitUntil) {
    await this.window.execute('window.isBeingLeft = true', []);
    await start();
    const { done } = await lookUntil(async () => {
      const [isOld, state] = await this.window
        .execute<[boolean, string]>('return [window.isBeingLeft === true, document.readyState]', [])
        .catch((error: unknown) => {
          if (error instanceof DriverError) return [true, ''] as const;
          throw error;
        });
      return { done: !isOld && STATES.indexOf(state) >= READY[waitUntil] };
    }, timeout ?? ACTION_MS);
    if (!done) throw new Error('The page did not load in time.');
    if (waitUntil !== 'commit') await this.window.tryCall('takeComplaints');
    await this.readUrl();
  }
  async goto(address: string, options: WaitUntil = {}) {
    const url = this.resolveUrl(address);
    await this.leaveBy(() => this.window.send('POST', '/url', { url }), options);
  }
  async reload(options: WaitUntil = {}) {
    await this.leaveBy(() => this.window.send('POST', '/refresh'), options);
  }
  async goBack() {
    await this.window.send('POST', '/back');
  }
  async goForward() {
    await this.window.send('POST', '/forward');
  }
  async waitForURL(wanted: string | RegExp | ((url: URL) => boolean), options: WaitUntil = {}) {
    const isThere = (url: string) => {
      if (typeof wanted === 'function') return wanted(new URL(url));
      if (typeof wanted === 'string') return url === this.resolveUrl(wanted);
      return wanted.test(url);
    };
    const { done } = await lookUntil(
      async () => ({ done: isThere(await this.readUrl()) }),
      options.timeout ?? ACTION_MS,
    );
    if (!done) throw new Error(`Not at ${String(wanted)} in time, but at ${this.address}`);
  }

  readonly keyboard = {
    press: (chord: string) => this.window.act('key', toPress(chord)),
    type: (text: string) => this.window.act('key', toTyping(text)),
    down: (key: string) => this.window.act('key', toPress(key).slice(0, 1)),
    up: (key: string) => this.window.act('key', toPress(key).slice(1)),
  };
  readonly mouse = {
    click: (x: number, y: number) => this.window.act('pointer', createClicks({ x, y }, 1)),
    /** WebKit makes the steps of a move itself: one is enough for a drag. */
    move: (x: number, y: number) => this.window.act('pointer', [moveTo({ x, y })]),
    down: () => this.window.act('pointer', [{ type: 'pointerDown', button: 0 }]),
    up: () => this.window.act('pointer', [{ type: 'pointerUp', button: 0 }]),
  };

  /**
   * The window's size is that of the page and of the browser's bars. It stays over the middle of the screen, where the
   * screen's own pointer rests: without a window manager the window below that has the focus.
   */
  async setViewportSize({ width, height }: Size) {
    const read = () =>
      this.window.execute<[number, number]>('return [innerWidth, innerHeight]', []);
    const resize = (size: Size & { x?: number; y?: number }) =>
      this.window.send<Size>('POST', '/window/rect', size);
    const outer = await resize({ width, height: height + 40 });
    /* The window may be resized before its page is: the page still has the size from before, larger or smaller. */
    const { inner } = await lookUntil(async () => {
      const now = await read();
      return { inner: now, done: isInside(now[0], outer.width) && isInside(now[1], outer.height) };
    }, ACTION_MS);
    const [innerWidth, innerHeight] = inner;
    const whole = {
      width: outer.width + width - innerWidth,
      height: outer.height + height - innerHeight,
    };
    await resize({
      ...whole,
      x: Math.round((SCREEN.width - whole.width) / 2),
      y: Math.round((SCREEN.height - whole.height) / 2),
    });
    const { size, done } = await lookUntil(async () => {
      const now = await read();
      return { size: now, done: now[0] === width && now[1] === height };
    }, ACTION_MS);
    if (!done) throw new Error(`The window is ${size.join(' by ')}, not ${width} by ${height}`);
  }
  async waitForTimeout(delayMs: number) {
    await sleep(delayMs);
  }
  async bringToFront() {
    await this.window.send('GET', '/url');
  }
  async close() {
    await this.window.send('DELETE', '/window');
  }
}

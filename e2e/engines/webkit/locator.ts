import { Actions } from './actions.ts';
import type { Observation } from './in-page/observe.ts';
import { toPress, toTyping } from './keys.ts';
import { type Pattern, type Step, toPattern } from './steps.ts';
import { ACTION_MS, lookUntil } from './until.ts';
import type { EngineWindow } from './window.ts';

type RoleOptions = { name?: string | RegExp; exact?: boolean } & Record<string, unknown>;
type TextOptions = { exact?: boolean };
type ClickOptions = { delay?: number };

function createRoleStep(role: string, { name, exact, ...rest }: RoleOptions): Step {
  const states = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => ['boolean', 'number'].includes(typeof value)),
  ) as Record<string, boolean | number>;
  return {
    by: 'role',
    role,
    states,
    ...(name === undefined ? {} : { name: toPattern(name, exact) }),
  };
}

/** The ways to name elements, from a page or from within another locator. */
export class Finder {
  readonly window: EngineWindow;
  readonly steps: readonly Step[];
  constructor(window: EngineWindow, steps: readonly Step[]) {
    this.window = window;
    this.steps = steps;
  }

  protected next(...steps: Step[]): EngineLocator {
    return new EngineLocator(this.window, [...this.steps, ...steps]);
  }
  private byText(by: 'label' | 'text', text: string | RegExp, options: TextOptions = {}) {
    return this.next({ by, text: toPattern(text, options.exact) });
  }

  locator(selector: string) {
    return this.next({ by: 'css', selector });
  }
  getByRole(role: string, options: RoleOptions = {}) {
    return this.next(createRoleStep(role, options));
  }
  getByLabel(text: string | RegExp, options?: TextOptions) {
    return this.byText('label', text, options);
  }
  getByText(text: string | RegExp, options?: TextOptions) {
    return this.byText('text', text, options);
  }
}

/** Elements of a page in WebKit, with the part of Playwright's Locator that the journeys use. */
export class EngineLocator extends Finder {
  private get actions() {
    return new Actions(this.window, this.steps);
  }

  nth(index: number) {
    return this.next({ by: 'nth', index });
  }
  first() {
    return this.nth(0);
  }
  last() {
    return this.nth(-1);
  }
  filter({ hasText }: { hasText: string | RegExp }) {
    const text: Pattern = toPattern(hasText);
    return this.next({ by: 'filter', text });
  }

  /** One look at the first of the elements; nothing is there while the page is being left. */
  async observe(): Promise<Observation | null> {
    return this.window.tryCall('observe', this.steps);
  }
  async count() {
    return (await this.observe())?.count ?? 0;
  }
  async isVisible() {
    return (await this.observe())?.isVisible ?? false;
  }
  async boundingBox() {
    await this.actions.aim('there');
    return this.window.call('getBox', this.steps);
  }
  private async present(): Promise<Observation> {
    await this.actions.aim('there');
    return this.window.call('observe', this.steps);
  }
  async inputValue() {
    return (await this.present()).value ?? '';
  }
  async textContent() {
    return (await this.present()).text;
  }
  async getAttribute(name: string) {
    return (await this.present()).attributes[name] ?? null;
  }
  async evaluate(run: (element: never, arg: never) => unknown, arg?: unknown) {
    const { element } = await this.present();
    return this.window.evaluate(String(run), [element, arg ?? null]);
  }
  async evaluateAll(run: (elements: never, arg: never) => unknown, arg?: unknown) {
    await this.observe();
    /* WebKit's driver hands a script elements, but no list of them. */
    const source = `(steps, arg) => (${String(run)})(window.inPage.findElements(steps), arg)`;
    return this.window.evaluate(source, [this.steps, arg ?? null]);
  }
  async waitFor({ state = 'visible' }: { state?: 'visible' | 'hidden' | 'attached' } = {}) {
    const { done } = await lookUntil(async () => {
      const seen = await this.observe();
      const isThere = state === 'attached' ? (seen?.count ?? 0) > 0 : (seen?.isVisible ?? false);
      return { done: seen !== null && isThere === (state !== 'hidden') };
    }, ACTION_MS);
    if (done) return;
    const address = await this.window.send<string>('GET', '/url');
    throw new Error(`Not ${state} at ${address} in ${ACTION_MS} ms: ${JSON.stringify(this.steps)}`);
  }

  async click(options: ClickOptions = {}) {
    await this.actions.click(1, options.delay);
  }
  async dblclick(options: ClickOptions = {}) {
    await this.actions.click(2, options.delay);
  }
  async hover() {
    await this.actions.hover();
  }
  async check() {
    await this.setChecked(true);
  }
  async uncheck() {
    await this.setChecked(false);
  }
  async setChecked(wanted: boolean) {
    if ((await this.present()).isChecked === wanted) return;
    await this.click();
    const { done } = await lookUntil(
      async () => ({ done: (await this.observe())?.isChecked === wanted }),
      ACTION_MS,
    );
    if (!done) throw new Error(`A click did not set it: ${JSON.stringify(this.steps)}`);
  }
  async fill(text: string) {
    await this.actions.aim('editable');
    await this.window.call('replaceText', this.steps, text);
  }
  async clear() {
    await this.fill('');
  }
  async focus() {
    await this.actions.aim('there');
    await this.window.call('focus', this.steps);
  }
  async blur() {
    await this.evaluate((element: HTMLElement) => element.blur());
  }
  async scrollIntoViewIfNeeded() {
    await this.actions.aim('seen');
  }
  async press(chord: string) {
    await this.focus();
    await this.window.act('key', toPress(chord));
  }
  async pressSequentially(text: string) {
    await this.focus();
    await this.window.act('key', toTyping(text));
  }
}

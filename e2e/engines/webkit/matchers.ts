import type { ExpectMatcherState, MatcherReturnType } from '@playwright/test';
import type { Observation } from './in-page/observe.ts';
import type { EngineLocator } from './locator.ts';
import type { EnginePage } from './page.ts';
import { collapse, isMatch, toPattern } from './steps.ts';
import { lookUntil } from './until.ts';

type Text = string | RegExp;
/** What one look says: whether it is as expected, and what was there. */
type Look = { readonly pass: boolean; readonly actual: unknown };
type Check = (seen: Observation) => Look;

/** Looks until a matcher holds, or, after `not`, until it does not hold. */
async function settle(
  { isNot, timeout, utils }: ExpectMatcherState,
  look: () => Promise<Look | null>,
  expected: unknown,
): Promise<MatcherReturnType> {
  const { found } = await lookUntil(async () => {
    const seen = await look();
    return { found: seen, done: seen !== null && seen.pass !== isNot };
  }, timeout);
  const { pass, actual } = found ?? { pass: isNot, actual: 'a page that was being left' };
  return {
    pass,
    actual,
    expected,
    message: () =>
      `Expected ${isNot ? 'not ' : ''}${utils.printExpected(expected)}, and for ${timeout} ms it was ${utils.printReceived(actual)}.`,
  };
}

const checkText = (wanted: Text, actual: string, exact = true): Look => ({
  pass: isMatch(toPattern(wanted, exact), actual),
  actual,
});

/** Text matchers look at the case of letters, as Playwright's do. */
const checkContains = (wanted: Text, actual: string): Look =>
  typeof wanted === 'string'
    ? { pass: collapse(actual).includes(collapse(wanted)), actual }
    : checkText(wanted, actual);

const checkFlag = (read: (seen: Observation) => boolean): Check => {
  return (seen) => ({ pass: read(seen), actual: seen.count === 0 ? 'not there' : read(seen) });
};

/** A look at a locator whose element has to be there. */
const lookAt = (locator: EngineLocator, check: Check) => async () => {
  const seen = await locator.observe();
  if (!seen) return null;
  return seen.count > 0 ? check(seen) : { pass: false, actual: 'not there' };
};

/** WebKit itself says what the name is, as a screen reader gets it (WebDriver 2, 12.4.9). */
async function readName(locator: EngineLocator): Promise<string | null> {
  const seen = await locator.observe();
  const id = seen?.element ? Object.values(seen.element)[0] : undefined;
  if (typeof id !== 'string') return null;
  return locator.window.send<string>('GET', `/element/${id}/computedlabel`).catch(() => null);
}

const toAddress = (page: EnginePage, wanted: Text) =>
  typeof wanted === 'string' ? page.resolveUrl(wanted) : wanted;

/** Playwright's matchers for pages and locators in WebKit; each looks until it holds or the time is over. */
export const matchers = {
  toBeVisible(this: ExpectMatcherState, locator: EngineLocator) {
    const look = lookAt(
      locator,
      checkFlag(({ isVisible }) => isVisible),
    );
    return settle(this, look, 'visible');
  },
  toBeHidden(this: ExpectMatcherState, locator: EngineLocator) {
    const look = async () => {
      const seen = await locator.observe();
      return seen && { pass: !seen.isVisible, actual: seen.isVisible ? 'visible' : 'hidden' };
    };
    return settle(this, look, 'hidden');
  },
  toBeAttached(this: ExpectMatcherState, locator: EngineLocator) {
    const look = async () => {
      const seen = await locator.observe();
      return seen && { pass: seen.count > 0, actual: seen.count };
    };
    return settle(this, look, 'attached');
  },
  toBeFocused(this: ExpectMatcherState, locator: EngineLocator) {
    return settle(
      this,
      lookAt(
        locator,
        checkFlag(({ isFocused }) => isFocused),
      ),
      'focused',
    );
  },
  toBeChecked(this: ExpectMatcherState, locator: EngineLocator) {
    return settle(
      this,
      lookAt(
        locator,
        checkFlag(({ isChecked }) => isChecked),
      ),
      'checked',
    );
  },
  toBeEnabled(this: ExpectMatcherState, locator: EngineLocator) {
    return settle(
      this,
      lookAt(
        locator,
        checkFlag(({ isEnabled }) => isEnabled),
      ),
      'enabled',
    );
  },
  toBeEmpty(this: ExpectMatcherState, locator: EngineLocator) {
    const look = lookAt(locator, ({ value, text }) => checkText('', value ?? text));
    return settle(this, look, 'empty');
  },
  toHaveCount(this: ExpectMatcherState, locator: EngineLocator, count: number) {
    const look = async () => {
      const seen = await locator.observe();
      return seen && { pass: seen.count === count, actual: seen.count };
    };
    return settle(this, look, count);
  },
  toHaveText(this: ExpectMatcherState, locator: EngineLocator, wanted: Text) {
    return settle(
      this,
      lookAt(locator, ({ text }) => checkText(wanted, text)),
      wanted,
    );
  },
  toContainText(this: ExpectMatcherState, locator: EngineLocator, wanted: Text) {
    return settle(
      this,
      lookAt(locator, ({ text }) => checkContains(wanted, text)),
      wanted,
    );
  },
  toHaveValue(this: ExpectMatcherState, locator: EngineLocator, wanted: Text) {
    const check: Check = ({ value }) => ({
      pass: typeof wanted === 'string' ? value === wanted : wanted.test(value ?? ''),
      actual: value,
    });
    return settle(this, lookAt(locator, check), wanted);
  },
  toHaveAttribute(this: ExpectMatcherState, locator: EngineLocator, name: string, wanted?: Text) {
    const check: Check = ({ attributes }) => {
      const actual = attributes[name];
      if (actual === undefined) return { pass: false, actual: `no ${name}` };
      return wanted === undefined ? { pass: true, actual } : checkText(wanted, actual);
    };
    return settle(this, lookAt(locator, check), wanted ?? name);
  },
  toHaveAccessibleName(this: ExpectMatcherState, locator: EngineLocator, wanted: Text) {
    const look = async () => {
      const name = await readName(locator);
      return name === null ? { pass: false, actual: 'not there' } : checkText(wanted, name);
    };
    return settle(this, look, wanted);
  },
  toHaveAccessibleDescription(this: ExpectMatcherState, locator: EngineLocator, wanted: Text) {
    return settle(
      this,
      lookAt(locator, ({ description }) => checkText(wanted, description)),
      wanted,
    );
  },
  toHaveURL(this: ExpectMatcherState, page: EnginePage, wanted: Text) {
    const look = async () => checkText(toAddress(page, wanted), await page.readUrl());
    return settle(this, look, wanted);
  },
  toHaveTitle(this: ExpectMatcherState, page: EnginePage, wanted: Text) {
    return settle(this, async () => checkText(wanted, await page.title()), wanted);
  },
};

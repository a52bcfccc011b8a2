import type { Page } from '@playwright/test';
import { expect } from '#e2e/engines/expect.ts';
import { test } from '#e2e/fixtures.ts';
import { infoScreen } from '#e2e/screens/info.ts';
import { loginScreen } from '#e2e/screens/login.ts';
import { welcomeScreen } from '#e2e/screens/welcome.ts';

type Stop = string | RegExp;

const getFocused = (page: Page) => page.locator(':focus');
const getStatus = (page: Page) => page.locator('#form-status');

/** Presses Tab once for each name, and finds the control of that name with the focus. */
async function tabThrough(page: Page, stops: readonly Stop[]): Promise<void> {
  for (const name of stops) {
    await page.keyboard.press('Tab');
    await expect(getFocused(page)).toHaveAccessibleName(name);
  }
}

/** The control that has the focus can be seen: nothing lies over its middle. */
async function expectFocusInSight(page: Page): Promise<void> {
  const isInSight = await getFocused(page).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && (element.contains(there) || there.contains(element));
  });
  expect(isInSight, await getFocused(page).evaluate(({ outerHTML }) => outerHTML)).toBe(true);
}

const type = (page: Page, text: string) => page.keyboard.type(text);
const press = (page: Page, key: string) => page.keyboard.press(key);

const HEADER = ['Skip to main content', 'Huddle Club'] as const;

test(
  'an owner signs up without a mouse, and each stage is announced [K13]',
  { tag: ['@sandbox', '@webkit'] },
  async ({ page, visitor }) => {
    const welcome = welcomeScreen(page);
    await welcome.open();
    await expect(welcome.country).toHaveValue('New Zealand');
    await expect(getStatus(page)).toBeEmpty();

    /* Refused: the focus is on the first field, the number of faults is said, the summary is behind the focus. */
    await tabThrough(page, [...HEADER, 'First name']);
    await press(page, 'Enter');
    await expect(getStatus(page)).toHaveText('6 fields need attention');
    await expect(getFocused(page)).toHaveAccessibleName('First name');
    await expect(page).toHaveTitle('Error: Welcome | Huddle Club');

    await type(page, visitor.firstName);
    await tabThrough(page, ['Last name']);
    await type(page, visitor.lastName);
    await tabThrough(page, ['Organisation name']);
    await type(page, visitor.organisation);
    await tabThrough(page, ['Email']);
    await type(page, 'aroha@');
    await tabThrough(page, ['Country']);
    await expect(getStatus(page)).toHaveText('Email: Not a valid email address');
    await press(page, 'Shift+Tab');
    await type(page, visitor.email);
    await tabThrough(page, ['Country']);

    /* The country by search; Enter takes it and sends nothing. */
    await type(page, 'aus');
    await expect(getStatus(page)).toHaveText(/^\d+ countries$/);
    await press(page, 'Escape');
    await expect(welcome.country).toHaveValue('New Zealand');
    await press(page, 'ControlOrMeta+a');
    await type(page, 'aotearoa');
    await expect(getStatus(page)).toHaveText('1 country');
    await press(page, 'Enter');
    await expect(welcome.country).toHaveValue('New Zealand');

    /* The country of the number by its list, with letters and arrows. */
    await tabThrough(page, ['Phone country: New Zealand +64']);
    await press(page, 'ArrowDown');
    await type(page, 'united k');
    await press(page, 'Enter');
    await expect(getFocused(page)).toHaveAccessibleName('Phone country: United Kingdom +44');
    await press(page, 'ArrowDown');
    await press(page, 'ArrowUp');
    await press(page, 'Enter');
    await expect(getFocused(page)).toHaveAccessibleName('Phone country: New Zealand +64');
    await tabThrough(page, ['Phone']);
    await type(page, visitor.phone);
    await expect(getStatus(page)).toHaveText('Phone number looks right');
    await tabThrough(page, [/^I agree to the terms of service and privacy policy$/]);
    await press(page, 'Space');
    await expect(welcome.terms).toBeChecked();
    await tabThrough(page, ['terms of service', 'privacy policy', 'SIGN UP']);
    await press(page, 'Enter');

    /* The platform's page starts at its first field. */
    const login = loginScreen(page);
    await expect(login.createHeading).toBeVisible();
    await expect(getFocused(page)).toHaveAccessibleName('Email');
    await type(page, visitor.email);
    await tabThrough(page, ['Password']);
    await type(page, visitor.password);
    await tabThrough(page, ['Create account']);
    await press(page, 'Enter');

    await completeWizardByKeyboard(page);
    await page.waitForURL(/\/orgs\//);
    await expect(page.getByRole('main')).toContainText(visitor.organisation);
  },
);

async function completeWizardByKeyboard(page: Page) {
  const info = infoScreen(page);
  await info.expectStep('Organisation details');
  await expect(info.heading).toBeFocused();
  await tabThrough(page, [
    /^Phone country: New Zealand/,
    'Phone',
    'Organisation email',
    'Website (optional)',
  ]);
  await press(page, 'Enter');
  await expect(getStatus(page)).toHaveText('1 field needs attention');
  await expect(getFocused(page)).toHaveAccessibleName('Racket Sport');
  await expect(info.type).toHaveAccessibleDescription('Error: Please select one option');
  await press(page, 'ArrowDown');
  await expect(page.getByRole('radio', { name: 'Sports Club' })).toBeChecked();
  await tabThrough(page, ['NEXT']);
  await press(page, 'Enter');

  await info.expectStep('Formats');
  await expect(info.heading).toBeFocused();
  await tabThrough(page, ['12 hours']);
  await press(page, 'ArrowUp');
  await expect(getFocused(page)).toHaveAccessibleName('24 hours');
  await tabThrough(page, ['Domestic', /^Date format/]);
  await press(page, 'ArrowDown');
  await press(page, 'End');
  await press(page, 'Enter');
  await expect(getFocused(page)).toHaveAccessibleName('Date format dd.MM.yyyy');
  await tabThrough(page, ['Usual in New Zealand']);
  await press(page, 'Space');
  await expect(getStatus(page)).toHaveText(/^Formats set: /);
  await tabThrough(page, ['PREVIOUS', 'NEXT']);
  await press(page, 'Space');

  await info.expectStep('Final setup');
  await expect(info.heading).toBeFocused();
  await tabThrough(page, ['Membership Management', 'Payments']);
  await press(page, 'Space');
  await expect(page.getByRole('switch', { name: 'Payments' })).not.toBeChecked();
  await tabThrough(page, [
    'Events Management',
    'Bookings',
    'Resources',
    "Let's explore Huddle Club",
    'Edit your details',
    'Edit organisation details',
    'Edit formats',
    'Edit final setup',
    'PREVIOUS',
    'GET STARTED',
  ]);
  await press(page, 'Enter');
  await expect(info.heading).toHaveText('Creating your account');
  await expect(info.heading).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /^We are setting up/ })).toBeVisible();
}

test(
  'at 400 % zoom the focus is never hidden, in both directions of the Tab key [K13]',
  { tag: ['@rest', '@webkit'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    const welcome = welcomeScreen(page);
    await welcome.open();
    await expect(welcome.country).toHaveValue('New Zealand');
    const wayThere = Array.from({ length: 14 }, () => 'Tab');
    const wayBack = wayThere.slice(1).map(() => 'Shift+Tab');
    for (const key of [...wayThere, ...wayBack]) {
      await press(page, key);
      await expectFocusInSight(page);
    }
    await expect(getFocused(page)).toHaveAccessibleName(HEADER[0]);
  },
);

import { expect, test } from '#e2e/fixtures.ts';
import { findAxeViolations, findMovements, measureOverhang } from '#e2e/visual-checks.ts';
import { workbenchScreen } from '#e2e/screens/workbench.ts';

const MODES = [
  { name: 'light', media: { colorScheme: 'light' } },
  { name: 'dark', media: { colorScheme: 'dark' } },
  { name: 'forced colours', media: { forcedColors: 'active' } },
] as const;

for (const { name, media } of MODES) {
  /* Only Chromium's driver can choose the colours. */
  const tag = name === 'light' ? '@rest' : ['@rest', '@chromium'];
  test(`axe finds nothing on any shared component in ${name}`, { tag }, async ({ page }) => {
    test.slow();
    await page.emulateMedia(media);
    const workbench = workbenchScreen(page);
    await workbench.open();
    for await (const { name: state, part } of workbench.visitStates())
      expect.soft(await findAxeViolations(page, part), `axe: ${state}`).toEqual([]);
  });
}

test(
  'nothing scrolls sideways, from 320 px with a scroll bar of 17 px on',
  { tag: '@rest' },
  async ({ page }) => {
    const workbench = workbenchScreen(page);
    await workbench.open();
    /* Firefox shows a scroll bar itself. */
    const bar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
    for (const width of [303 + bar, 320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await measureOverhang(page), `at ${width} px`).toBe(0);
    }
  },
);

test('a link in the label of a checkbox does not tick it', { tag: '@rest' }, async ({ page }) => {
  await workbenchScreen(page).open();
  await page.getByRole('link', { name: 'terms of service' }).click();
  await expect(
    page.getByRole('checkbox', { name: /^I agree to the terms of service/ }),
  ).not.toBeChecked();
});

test('touch targets are at least 24 px in each direction', { tag: '@phone' }, async ({ page }) => {
  await workbenchScreen(page).open();
  const small = await page
    .locator('button:visible, [role=option]:visible, input:visible')
    .evaluateAll((targets) =>
      targets
        .filter((target) => {
          const { width, height } = target.getBoundingClientRect();
          return width < 24 || height < 24;
        })
        .map((target) => target.outerHTML.slice(0, 120)),
    );
  expect(small).toEqual([]);
});

test(
  'the lists have the height and width of the specification [S9.6a]',
  { tag: '@phone' },
  async ({ page }) => {
    const workbench = workbenchScreen(page);
    await workbench.open();
    await workbench.country.click();
    const list = await workbench.list.boundingBox();
    const option = await page.getByRole('option', { name: 'New Zealand' }).boundingBox();
    expect(list?.height).toBeLessThanOrEqual(240);
    expect(list?.width).toBeLessThanOrEqual(250);
    expect(option?.height).toBe(38);
  },
);

test('a dialog keeps to its width and to the window', { tag: '@phone' }, async ({ page }) => {
  const workbench = workbenchScreen(page);
  await workbench.open();
  const widths: Record<string, number> = { s: 320, m: 480, l: 640, xl: 800 };
  for (const [size, width] of Object.entries(widths)) {
    await workbench.button(`Dialog ${size}`).click();
    const panel = await workbench.dialog.locator('.kerb').boundingBox();
    const room = (page.viewportSize()?.width ?? 0) - 32;
    expect(Math.round(panel?.width ?? 0)).toBe(Math.min(width, room));
    await page.keyboard.press('Escape');
    await expect(workbench.dialog).toBeHidden();
  }
});

/** Whether a press at the middle of an element would reach it. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

test('a mouse that rests on a menu opens it, and a mouse that leaves closes it', async ({
  page,
}) => {
  const workbench = workbenchScreen(page);
  await workbench.open();
  const menu = workbench.button('Account menu, aroha@kauribay.example');
  await menu.hover();
  await expect(workbench.menu).toBeVisible();
  const item = page.getByRole('menuitem', { name: 'Sign out' });
  /* A hand is slower than the frame in which the menu's library makes the whole page inert. */
  await expect.poll(() => item.evaluate(isOnTop)).toBe(true);
  await item.hover();
  await expect(workbench.menu).toBeVisible();
  await page.getByRole('heading', { name: 'Overlays' }).hover();
  await expect(workbench.menu).toBeHidden();
});

/* Only Chromium's driver can ask for less motion. */
test(
  'a visitor who prefers reduced motion sees no motion',
  { tag: ['@chromium', '@rest'] },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const workbench = workbenchScreen(page);
    await workbench.open();
    await workbench.button('Show loader').click();
    await workbench.button('Turn').click();
    expect(await findMovements(page)).toEqual([]);
  },
);

test('a key that is pressed before a list has loaded still moves and picks', async ({ page }) => {
  const held: (() => void)[] = [];
  await page.route('**/assets/lists-*.js', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  const workbench = workbenchScreen(page);
  await workbench.open();
  await page.getByRole('button', { name: /^Date format d MMM/ }).focus();
  for (const key of ['ArrowDown', 'End', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('button', { name: 'Date format yyyy-MM-dd' })).toBeFocused();
  expect(held.length).toBeGreaterThan(0);
  for (const letGo of held) letGo();
  await expect(workbench.list).toBeHidden();
});

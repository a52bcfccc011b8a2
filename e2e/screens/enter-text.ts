import type { Locator } from '@playwright/test';

/**
 * Types a text in place of what a field holds, as a visitor does. `fill()` puts it there at once, as a script of the
 * page would: in Firefox without the event that React listens to, so that nothing is kept before the field is left.
 */
export async function enterText(field: Locator, text: string): Promise<void> {
  await field.fill('');
  await field.pressSequentially(text);
}

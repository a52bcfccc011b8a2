import { expect } from '@playwright/test';
import { type Answer, letAnswer } from '#e2e/answers.ts';
import { welcomeScreen } from '#e2e/screens/welcome.ts';
import type { Tour } from './tour.ts';

const tooMany = { status: 429, json: { message: 'Too many requests' } } as const;

/** What the README shows; nothing of it reaches the platform. */
const PLEASANT = { organisation: 'Kauri Bay Tennis Club', email: 'aroha@kauribay.example' };

/** Welcome, from empty to sent. */
export const welcomeTour: Tour = {
  title: 'Welcome',
  async *visitStates(page, visitor) {
    const welcome = welcomeScreen(page);
    await welcome.open();
    await expect(welcome.country).toHaveValue('New Zealand');
    yield 'welcome';

    await welcome.signUp.click();
    await expect(welcome.summary).toBeVisible();
    yield 'welcome-errors';

    await welcome.country.click();
    await expect(welcome.countries).toBeVisible();
    /* The list scrolls to the chosen country when its last rows come, which may be before the picture or after it. */
    await expect(page.getByRole('option').nth(100)).toBeAttached();
    await welcome.countries.evaluate((list) => list.scrollTo(0, 0));
    await expect(page.getByRole('option').first()).toBeInViewport();
    yield 'welcome-countries';
    await welcome.country.fill('qqq');
    await expect(page.getByRole('option', { name: 'No countries found' })).toBeVisible();
    yield 'welcome-no-country';
    await page.keyboard.press('Escape');
    await welcome.phoneCountry.click();
    await expect(page.getByRole('option', { name: 'Australia +61' })).toBeVisible();
    yield 'welcome-phone-countries';
    await page.keyboard.press('Escape');

    await welcome.fillIn({ ...visitor, email: 'aroha@gmial.com' });
    await expect(page.getByRole('button', { name: /^Did you mean/ })).toBeVisible();
    yield 'welcome-email-hint';
    await welcome.fillIn({ ...visitor, ...PLEASANT });
    await expect(welcome.summary).toBeHidden();
    yield 'welcome-filled';

    await letAnswer(page, '/checkExists', tooMany);
    await welcome.signUp.click();
    await expect(page.getByRole('alert')).toContainText('too many tries');
    yield 'welcome-too-many-tries';
    await letAnswer(page, '/checkExists', new Promise<Answer>(() => {}));
    await welcome.signUp.click();
    await expect(welcome.signUp).toHaveAttribute('aria-disabled', 'true');
    yield 'welcome-busy';
  },
};

import type { Page } from '@playwright/test';
import { expect } from '#e2e/engines/expect.ts';
import { createConflictAnswer, leaveToPlatform, letAnswer } from '#e2e/answers.ts';
import { test } from '#e2e/fixtures.ts';
import { infoScreen } from '#e2e/screens/info.ts';
import { loginScreen } from '#e2e/screens/login.ts';
import { conflictDialog, welcomeScreen } from '#e2e/screens/welcome.ts';

test.use({ failingCalls: true });

/** As a browser's translator does it: each text node, now and later, gives way to an element that holds the text. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const translator = new MutationObserver(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const isLeftAlone = text.parentElement?.closest('font, script, style, textarea, select');
        if (isLeftAlone || text.data.trim() === '') continue;
        const font = document.createElement('font');
        font.textContent = text.data;
        text.replaceWith(font);
      }
    });
    translator.observe(document.body, { childList: true, subtree: true, characterData: true });
    document.body.append(document.createElement('font'));
  });

test(
  'a translated page works to the end, and never shows an outdated word [K15]',
  { tag: ['@sandbox', '@rest'] },
  async ({ page, visitor }) => {
    const welcome = welcomeScreen(page);
    const phone = welcome.form.getByRole('textbox', { name: 'Phone' });
    await welcome.open();
    await expect(welcome.country).toHaveValue('New Zealand');
    await translate(page);
    await welcome.signUp.click();
    await expect(welcome.summary.getByRole('link')).toHaveCount(6);
    await welcome.fillIn({ ...visitor, email: 'aroha@', phone: '+61 412 345 678 ext. 12' });
    await expect(welcome.phoneCountry).toHaveText('+61');
    await expect(phone).toHaveAccessibleDescription(/\(extension 12 is left out\)$/);
    await expect(welcome.summary.getByRole('link')).toHaveText('Email: Not a valid email address');
    await welcome.fillIn(visitor);
    await phone.clear();
    await welcome.chooseCountry('Australia');
    await welcome.chooseCountry(visitor.country);
    await phone.fill('+64 21 555 0123');
    await phone.blur();
    await expect(phone).toHaveAccessibleDescription('Only used to help you set up your trial');

    await letAnswer(page, '/checkExists', createConflictAnswer('Kauri Bay Tennis Club'));
    await welcome.signUp.click();
    await conflictDialog(page, 'Kauri Bay Tennis Club').close.click();
    await leaveToPlatform(page, '/checkExists');
    await welcome.signUp.click();
    await loginScreen(page).createAccount(visitor);

    const info = infoScreen(page);
    await info.expectStep('Organisation details');
    await translate(page);
    await info.next.click();
    await expect(info.type).toHaveAccessibleDescription(/Please select one option/);
    await info.chooseType('School');
    await info.next.click();
    await info.expectStep('Formats');
    await info.next.click();
    await info.expectStep('Final setup');
    await info.switchOff('Payments');
    await expect(page.getByRole('region', { name: 'Summary' })).not.toContainText('Payments');
    await info.previous.click();
    await info.expectStep('Formats');
    await info.choose('24 hours');
    await info.choose('International');
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText(
      '18.30, +64 21 555 0123',
    );
    await info.next.click();
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText('18.30');
    await info.getStarted.click();
    await page.waitForURL(/\/orgs\//);
  },
);

import type { Page } from '@playwright/test';

/** The heading of the page, of level 1. */
export const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The signed-in user's menu in the header. */
export const accountMenu = (page: Page) => ({
  button: page.getByRole('button', { name: /^Account menu/ }),
  signOut: page.getByRole('menuitem', { name: 'Sign out' }),
});

/** The dialog behind "Report a problem", and the button in the footer that opens it. */
export function feedbackDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  return {
    dialog,
    opener: page.getByRole('contentinfo').getByRole('button', { name: 'Report a problem' }),
    message: dialog.getByRole('textbox', { name: 'Message' }),
    send: dialog.getByRole('button', { name: 'Send feedback' }),
  };
}

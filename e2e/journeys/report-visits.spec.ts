import { expect, test } from '#e2e/fixtures.ts';
import { enterText } from '#e2e/screens/enter-text.ts';
import { feedbackDialog } from '#e2e/screens/shell.ts';

const SANDBOX = `http://localhost:${process.env['SANDBOX_PORT'] ?? '4300'}`;

type Crumb = { category: string; data: { to?: string } };
type Answer = { reports: { items: { payload: { breadcrumbs?: Crumb[] } }[] }[] };

/** The pages that the report with this text tells of, in order; null until it has come. */
async function readVisits(text: string): Promise<(string | undefined)[] | null> {
  const query = new URLSearchParams({ containing: text });
  const answer = await fetch(`${SANDBOX}/__sandbox/reports?${query}`);
  const { reports } = (await answer.json()) as Answer;
  const crumbs = reports[0]?.items[0]?.payload.breadcrumbs;
  const visits = crumbs?.filter(({ category }) => category === 'visit');
  return visits?.map(({ data }) => data.to) ?? null;
}

/* Safari has the Navigation API from 26.2, Firefox from 147: the router tells the pages. */
test(
  'a report names the pages before it, in each engine',
  { tag: ['@rest', '@desktop', '@sandbox', '@webkit'] },
  async ({ page, visitor }) => {
    const text = `The page is not there, says ${visitor.email.split('@')[0]}`;
    const { opener, dialog, message, send } = feedbackDialog(page);
    await page.goto('/no-such-page?email=jo@club.example');
    await page.getByRole('link', { name: 'Back to sign-up' }).click();
    await expect(page).toHaveURL(/\/welcome$/);
    await opener.click();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Aroha');
    await dialog.getByRole('textbox', { name: 'Email' }).fill('aroha@example.test');
    await enterText(message, text);
    await send.click();
    await expect.poll(() => readVisits(text)).toEqual(['/no-such-page', '/welcome']);
  },
);

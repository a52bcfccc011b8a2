import { expect, test } from '#e2e/fixtures.ts';
import { infoScreen } from '#e2e/screens/info.ts';
import { timeStages, waitForStage } from '#e2e/stages.ts';
import { startWizard } from '#e2e/start-wizard.ts';

test('an owner signs up on a deployed site and lands in the organisation’s app', async ({
  page,
  visitor,
}) => {
  const stages = await timeStages(page);
  await startWizard(page, visitor);
  await waitForStage(page, 'steps');
  await infoScreen(page).goToLastStep('Charity');
  await infoScreen(page).getStarted.click();
  await waitForStage(page, 'create');
  const { origin } = new URL(page.url());
  await page.waitForURL((url) => url.origin !== origin, { timeout: 120_000 });
  await expect(page.getByRole('main')).toContainText(visitor.organisation);
  console.log(`Time by stage: ${stages()}`);
});

import { expect, test } from '#e2e/fixtures.ts';
import { COMPLAINT_STEPS } from '#e2e/complaint-steps.ts';
import { buildOpeningPage } from '#scripts/run/reproduction-page.ts';
import { createReproduction } from '#scripts/run/reproduction.ts';
import { COMPLAINTS } from '#tests/support/complaints.ts';

const SANDBOX = `http://localhost:${process.env['SANDBOX_PORT'] ?? '4300'}`;

test.use({ failingCalls: true });

for (const { name, words, bundle } of COMPLAINTS)
  test(
    `the bundle of a complaint reproduces it: ${words}`,
    { tag: ['@sandbox', '@rest'] },
    async ({ page }) => {
      test.slow();
      const plan = createReproduction(JSON.stringify(bundle));
      const run = plan.person.email;
      await page.setExtraHTTPHeaders({ 'X-Sandbox-Run': run });
      for (const fault of plan.faults) {
        const data = { ...fault, run };
        const answer = await page.request.put(`${SANDBOX}/__sandbox/faults`, { data });
        expect(answer.ok()).toBe(true);
      }
      const body = buildOpeningPage(plan);
      await page.route('**/reproduce', (route) =>
        route.fulfill({ body, contentType: 'text/html' }),
      );
      await page.route('**/reproduce/shown', (route) => route.fulfill({ status: 204 }));
      await page.goto('/reproduce');
      const steps = COMPLAINT_STEPS[name];
      expect(steps, `the steps of ${name}`).toBeDefined();
      await steps?.(page, { email: plan.person.email, password: 'Kereru-2026' });
    },
  );

import { test } from '#e2e/fixtures.ts';
import { matrix, expectRecovery } from './expect-recovery.ts';

test.use({ failingCalls: true });

for (const cell of matrix)
  test(`${cell.call}: ${cell.fault}`, async ({ page, visitor, findOrganisations }, info) => {
    await expectRecovery(page, cell, { visitor, findOrganisations, info });
  });

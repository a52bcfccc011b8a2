import { test } from '#e2e/fixtures.ts';
import { matrix, expectRecovery } from './expect-recovery.ts';

test.use({ failingCalls: true });

for (const cell of matrix)
  test(`${cell.call}: ${cell.fault}`, async ({ page, visitor, organisationsOf }, info) => {
    await expectRecovery(page, cell, { visitor, organisationsOf, info });
  });

import { test } from '#e2e/fixtures.ts';
import { matrix, survive } from './survive.ts';

test.use({ failingCalls: true });

for (const cell of matrix)
  test(`${cell.call}: ${cell.fault}`, async ({ page, visitor, organisationsOf }, info) => {
    await survive(page, cell, { visitor, organisationsOf, info });
  });

import { type Cell, expectRecovery } from '#e2e/chaos/expect-recovery.ts';
import { test } from '#e2e/fixtures.ts';

test.use({ failingCalls: true });

/** Of the whole matrix (`npm run chaos`) each call at least once, where it hurts most, and most kinds of faults. */
const cells: readonly Cell[] = [
  { call: 'countries', fault: 'reset' },
  { call: 'countries', fault: 'HTML of a proxy' },
  { call: 'ip', fault: 'hostile strings' },
  { call: 'checkExists', fault: '429' },
  { call: 'checkExists', fault: 'hostile strings' },
  { call: 'exchangeToken', fault: '503' },
  { call: 'exchangeToken', fault: 'null' },
  { call: 'user', fault: 'wrong shape' },
  { call: 'createSignUp', fault: '504' },
  { call: 'createSignUp', fault: 'truncated body' },
  { call: 'createSignUp', fault: 'hostile strings' },
  { call: 'checkCreated', fault: 'empty body' },
  { call: 'checkCreated', fault: 'hostile strings' },
];

/** Firefox's driver gives no body of a request: the platform cannot create the account before the answer is spoilt. */
const isForChromium = ({ call }: Cell) => call === 'createSignUp';

for (const cell of cells)
  test(
    `${cell.call}: ${cell.fault} [M01]`,
    { tag: ['@sandbox', '@rest', ...(isForChromium(cell) ? ['@chromium'] : [])] },
    async ({ page, visitor, findOrganisations }, info) => {
      await expectRecovery(page, cell, { visitor, findOrganisations, info });
    },
  );

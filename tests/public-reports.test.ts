import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { reportCount, reportTables } from '#tests/support/reports/all-reports.ts';

it('docs/reports.md lists exactly the tested public reports', () => {
  const page = readFileSync('docs/reports.md', 'utf8');
  expect(page.slice(page.indexOf('## ')).trim()).toBe(reportTables());
  expect(page).toContain(`${reportCount} public reports`);
});

import { expect, test } from 'vitest';
import { listPanel, listRow } from '#src/ui/controls/control-classes.ts';
import site, { sizes } from '#tailwind.config.ts';

test('the lists and their rows are the sizes of section 9 [S9.6a]', () => {
  expect(listPanel.split(' ')).toContain('max-h-list');
  expect(site.theme.extend.maxHeight.list).toBe('240px');
  expect(listRow.split(' ')).toContain('h-row');
  expect(sizes.row).toBe('38px');
});

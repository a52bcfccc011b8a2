import { expect, test } from 'vitest';
import { listPanel, listRow } from '#src/ui/controls/control-classes.ts';
import site, { sizes } from '#tailwind.config.ts';

/** At the browsers' own size of text. */
const toPx = (rem: string) => Number(rem.replace('rem', '')) * 16;

test('the lists and their rows are the sizes of section 9 [S9.6a]', () => {
  expect(listPanel.split(' ')).toContain('max-h-list');
  expect(toPx(site.theme.extend.maxHeight.list)).toBe(240);
  expect(listRow.split(' ')).toContain('min-h-row');
  expect(toPx(sizes.row)).toBe(38);
});

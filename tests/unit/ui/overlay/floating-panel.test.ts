import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listPanel } from '#src/ui/overlay/floating-panel.ts';
import site, { sizes } from '#tailwind.config.ts';

/** At the browsers' own size of text. */
const toPx = (rem: string) => Number(rem.replace('rem', '')) * 16;

/** The classes that a component class of the stylesheet applies. */
const classesIn = (utility: string) =>
  new RegExp(`@utility ${utility} \\{\\s*@apply ([^;]+);`)
    .exec(readFileSync('src/index.css', 'utf8'))?.[1]
    ?.split(/\s+/);

test('the lists and their rows have the sizes of section 9 [S9.6a]', () => {
  expect(listPanel.split(' ')).toContain('max-h-list');
  expect(toPx(site.theme.extend.maxHeight.list)).toBe(240);
  expect(classesIn('list-row')).toContain('min-h-row');
  expect(toPx(sizes.row)).toBe(38);
});

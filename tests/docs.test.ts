import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PAGES, withGeneratedParts } from '#scripts/generate/generated-docs.ts';
import { scenarios } from '#sandbox/scenarios.ts';
import { errorClasses } from '#src/kernel/errors/app-error.ts';

describe('the generated parts of the docs', () => {
  it.each(PAGES)('%s says what the code says (else run: npm run docs)', (page) => {
    const text = readFileSync(page, 'utf8');
    expect(text).toBe(withGeneratedParts(text));
  });

  it('name every kind of error and every scenario', () => {
    const all = PAGES.map((page) => readFileSync(page, 'utf8')).join('\n');
    const names = [...Object.keys(errorClasses), ...scenarios.map(({ name }) => name)];
    expect(names.filter((name) => !all.includes(`\`${name}\``))).toEqual([]);
  });
});

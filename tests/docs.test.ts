import { readFileSync, readdirSync } from 'node:fs';
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

describe('the decision records', () => {
  const names = readdirSync('docs/decisions');
  const SECTIONS = ['## Context\n', '## Decision\n', '## Consequences\n'];

  it.each(names)('%s has a number, a date, a status, and its three sections', (name) => {
    const text = readFileSync(`docs/decisions/${name}`, 'utf8');
    const [number = ''] = name.split('-', 1);
    expect(text).toMatch(
      new RegExp(`^# ${number} .+\\n\\n\\d{4}-\\d\\d-\\d\\d · (accepted|superseded)`),
    );
    expect(SECTIONS.filter((section) => !text.includes(section))).toEqual([]);
  });

  it('have each a number of its own', () => {
    const numbers = names.map((name) => name.slice(0, 3));
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });
});

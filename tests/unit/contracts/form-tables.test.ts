import { describe, expect, it } from 'vitest';
import type { FormField } from '#src/contracts/form-field.ts';
import { WELCOME_FIELDS } from '#src/contracts/welcome-fields.ts';
import { WIZARD_FIELDS } from '#src/contracts/wizard-fields.ts';

const rows: readonly FormField[] = [
  ...Object.values<FormField>(WELCOME_FIELDS),
  ...Object.values<FormField>(WIZARD_FIELDS),
];

describe('the tables of the forms', () => {
  it('send each value at a path of its own, so that none replaces another', () => {
    const paths = rows.flatMap(({ sentAs }) => sentAs);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  it.each(rows)('say in the label whether the field is optional: $label', ({ label, optional }) => {
    expect(label.endsWith(' (optional)')).toBe(optional === true);
  });
});

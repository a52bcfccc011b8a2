import type { FieldKind, FormField, FormTable } from '#src/contracts/form-field.ts';

/** One value of the set-up as the summary shows it. */
export type SummaryItem = {
  readonly name: string;
  readonly kind: FormField['kind'];
  readonly text: string;
};

const WITHOUT_TEXT: readonly FieldKind[] = ['checkbox', 'flag', 'switches'];

/** The place of a value in the summary. The default is after the field before it, separated by a comma. */
export type SummaryPlace = 'first' | 'afterSpace' | 'leftOut';

/**
 * Lists the values of a form for the summary. Values with the place `first` come first, the others in the order of the
 * page. A value with the place `afterSpace` is part of the item before it. Checkboxes, switches and empty texts have no
 * item.
 * @param table the fields of the form
 * @param texts each value in words, by the name of its field
 * @param places the places that differ from the order of the page
 */
export function listSummaryItems(
  table: FormTable,
  texts: Readonly<Record<string, unknown>>,
  places: Readonly<Record<string, SummaryPlace>>,
): SummaryItem[] {
  const rows = Object.entries(table);
  const first = rows.filter(([name]) => places[name] === 'first');
  const items: SummaryItem[] = [];
  for (const [name, { kind }] of new Map([...first, ...rows])) {
    if (WITHOUT_TEXT.includes(kind) || places[name] === 'leftOut') continue;
    const before = places[name] === 'afterSpace' ? items.pop() : undefined;
    const text = [before?.text, texts[name]].filter(Boolean).join(' ');
    if (text !== '') items.push({ name, kind, text });
  }
  return items;
}

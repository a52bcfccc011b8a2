import type { FieldKind, FormField, FormTable } from '#src/contracts/form-field.ts';

/** One value of the set-up as the summary shows it. */
export type SummaryItem = {
  readonly name: string;
  readonly kind: FormField['kind'];
  readonly text: string;
};

const WITHOUT_TEXT: readonly FieldKind[] = ['checkbox', 'flag', 'switches'];

/** The place of a value in the summary. Without one it follows the field before it, after a comma. */
export type SummaryPlace = 'first' | 'afterSpace' | 'leftOut';

/**
 * The values of a form for the summary, in its order: what comes first, then the order of the page. A value that
 * follows the one before it after a space is one item with it. Boxes and switches have no item.
 * @param table the fields of the form
 * @param texts each value in words, by the name of its field
 * @param places where a value stands, when that is not its place on the page
 */
export function summaryItems(
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
    items.push({ name, kind, text });
  }
  return items;
}

import { html } from 'hono/html';
import type { Html } from './page.ts';

export type Cell = string | number | Html;

export type Column = {
  readonly head: string;
  /** Numbers stand at the end of their column. */
  readonly isNumber?: boolean;
};

type DataTable = {
  readonly caption: string;
  /** One sentence on how to read it. */
  readonly note?: string;
  readonly columns: readonly Column[];
  /** The first cell of a row names the row. */
  readonly rows: readonly (readonly Cell[])[];
};

const getClass = (column: Column | undefined) => (column?.isNumber ? 'number' : '');

/** A table in a box of its own, which scrolls where it is wider than the window. */
export function renderDataTable({ caption, note, columns, rows }: DataTable): Html {
  const [first, ...others] = columns;
  return html`<section class="figures">
    <h3>${caption}</h3>
    ${note ? html`<p class="hint">${note}</p>` : ''}
    <div class="scroll" tabindex="0" role="region" aria-label="${caption}">
      <table>
        <thead>
          <tr>
            ${columns.map(
              (column) => html`<th scope="col" class="${getClass(column)}">${column.head}</th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ([name, ...cells]) =>
              html`<tr>
                <th scope="row" class="${getClass(first)}">${name}</th>
                ${cells.map((cell, at) => html`<td class="${getClass(others[at])}">${cell}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
}

import { html } from 'hono/html';
import {
  type Cut,
  type Percentiles,
  readFunnel,
  readLastPlaces,
  readPercentiles,
} from '#sandbox/data/figures.ts';
import type { Database } from '#sandbox/data/database.ts';
import type { Html } from './page.ts';

const CUTS: readonly (readonly [cut: Cut, title: string])[] = [
  ['page', 'Page'],
  ['stage', 'Time until a stage'],
  ['build', 'Build'],
  ['engine', 'Engine'],
];

type Cell = string | number;

const table = (caption: string, heads: readonly string[], rows: readonly (readonly Cell[])[]) =>
  html`<div class="figures">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (cells) =>
            html`<tr>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

/** The layout shift has no unit; all else is in milliseconds. */
const shown = (name: string, value: number): string =>
  name === 'vital.cls' ? value.toFixed(3) : `${Math.round(value)} ms`;

const percentileRow = ({ name, cut, count, p50, p75, p95 }: Percentiles): Cell[] => [
  name.replace(/^\w+\./, '').toUpperCase(),
  cut,
  count,
  ...[p50, p75, p95].map((value) => shown(name, value)),
];

/** What was measured in the field, as tables: the funnel, where sign-ups were left, and percentiles. */
export async function figuresSection(database: Database): Promise<Html> {
  const funnel = await readFunnel(database);
  if (funnel.every(({ flows }) => flows === 0))
    return html`<h2 class="subhead">Field figures</h2>
      <p class="lead">Nothing has been measured yet.</p>`;
  const places = await readLastPlaces(database);
  const percentiles = await Promise.all(
    CUTS.map(async ([cut, title]) => ({ title, rows: await readPercentiles(database, cut) })),
  );
  return html`<h2 class="subhead">Field figures</h2>
    ${table(
      'Of a hundred that came to Welcome, so many got to each stage',
      ['Stage', 'Sign-ups', 'Of a hundred'],
      funnel.map(({ stage, flows, share }) => [stage, flows, share]),
    )}
    ${table(
      'Where sign-ups were last',
      ['Outcome', 'Stage', 'Field', 'Error', 'Sign-ups'],
      places.map(({ outcome, stage, field, error, flows }) => [
        outcome,
        stage,
        field,
        error,
        flows,
      ]),
    )}
    ${percentiles.map(({ title, rows }) =>
      table(title, ['Figure', title, 'Measured', 'p50', 'p75', 'p95'], rows.map(percentileRow)),
    )}`;
}

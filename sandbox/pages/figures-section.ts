import { html } from 'hono/html';
import { WELCOME_FIELDS } from '#src/contracts/welcome-fields.ts';
import { WIZARD_FIELDS } from '#src/contracts/wizard-fields.ts';
import {
  type Cut,
  type FunnelStep,
  type LastPlace,
  type Percentiles,
  readFunnel,
  readLastPlaces,
  readPercentiles,
} from '#sandbox/data/figures.ts';
import type { Database } from '#sandbox/data/database.ts';
import { type Cell, type Column, renderDataTable } from './data-table.ts';
import type { Html } from './page.ts';

const CUTS: readonly (readonly [cut: Cut, head: string])[] = [
  ['page', 'Page'],
  ['build', 'Build'],
  ['engine', 'Engine'],
];

const STAGES: Readonly<Record<string, string>> = {
  none: 'Before the form',
  form: 'Welcome form',
  check: 'Check of the organisation',
  'sign-in': 'Sign-in',
  steps: 'Steps of the set-up',
  create: 'Creation of the account',
  ready: 'Ready',
};

type Labels = Readonly<Record<string, { readonly label: string }>>;

const createNumberColumn = (head: string): Column => ({ head, isNumber: true });
const PERCENTILES = [
  createNumberColumn('Measured'),
  createNumberColumn('p50'),
  createNumberColumn('p75'),
  createNumberColumn('p95'),
];

const getStage = (stage: string) => STAGES[stage] ?? stage;
/** Both forms have a phone and an e-mail. */
function getLabel(field: string, stage: string): string | null {
  const labels: Labels = ['form', 'check'].includes(stage) ? WELCOME_FIELDS : WIZARD_FIELDS;
  return labels[field]?.label ?? null;
}

/** What is good at p75, and from where on it is poor (web.dev/articles/vitals). */
const LIMITS: Readonly<Record<string, readonly [good: number, poor: number]>> = {
  'vital.lcp': [2500, 4000],
  'vital.inp': [200, 500],
  'vital.cls': [0.1, 0.25],
  'vital.fcp': [1800, 3000],
  'vital.ttfb': [800, 1800],
};

function renderRating({ name, p75 }: Percentiles): Cell {
  const [good, poor] = LIMITS[name] ?? [Infinity, Infinity];
  if (p75 <= good) return html`<span class="chip on">good</span>`;
  return html`<span class="chip off">${p75 <= poor ? 'could be better' : 'poor'}</span>`;
}

/** The layout shift has no unit; all else is in milliseconds. */
const formatVital = (name: string, value: number): string =>
  name === 'vital.cls' ? value.toFixed(3) : `${Math.round(value)} ms`;

const toVitalRow = (row: Percentiles): Cell[] => [
  row.cut,
  row.name.replace('vital.', '').toUpperCase(),
  row.count,
  ...[row.p50, row.p75, row.p95].map((value) => formatVital(row.name, value)),
  renderRating(row),
];

const compareCuts = (one: Percentiles, other: Percentiles) => one.cut.localeCompare(other.cut);

const formatSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

const toStageRow = ({ cut, count, p50, p75, p95 }: Percentiles): Cell[] => [
  getStage(cut),
  count,
  ...[p50, p75, p95].map(formatSeconds),
];

const toFunnelRow = ({ stage, flows, share }: FunnelStep): Cell[] => [
  getStage(stage),
  flows,
  html`<meter min="0" max="100" value="${share}" aria-hidden="true"></meter> ${share}`,
];

function toLastPlaceRow({ outcome, stage, field, error, flows }: LastPlace): Cell[] {
  const marked = getLabel(error, stage);
  const problem = marked === null ? error : `${marked} was marked`;
  const place = getLabel(field, stage) ?? '–';
  return [outcome, getStage(stage), place, error === 'none' ? '–' : problem, flows];
}

const STAGE_ORDER = Object.keys(STAGES);

const compareStages = (one: Percentiles, other: Percentiles) =>
  STAGE_ORDER.indexOf(one.cut) - STAGE_ORDER.indexOf(other.cut);

/** What was measured in the field, as tables: the funnel, where sign-ups were left, and percentiles. */
export async function renderFiguresSection(database: Database): Promise<Html> {
  const funnel = await readFunnel(database);
  const stages = await readPercentiles(database, 'stage');
  const cuts = await Promise.all(
    CUTS.map(async ([cut, head]) => ({ head, rows: await readPercentiles(database, cut) })),
  );
  if (stages.length === 0 && cuts.every(({ rows }) => rows.length === 0))
    return html`<h2 class="subhead">Field figures</h2>
      <p class="lead">Nothing has been measured yet.</p>`;
  const places = await readLastPlaces(database);
  return html`<h2 class="subhead">Field figures</h2>
    <p class="lead">What the browsers of those who signed up have measured.</p>
    ${renderDataTable({
      caption: 'Of a hundred that came to Welcome, so many got to each stage',
      columns: [
        { head: 'Stage' },
        createNumberColumn('Sign-ups'),
        createNumberColumn('Of a hundred'),
      ],
      rows: funnel.map(toFunnelRow),
    })}
    ${renderDataTable({
      caption: 'Where sign-ups were last',
      note: 'When their page was last hidden. "failed": an error stopped them. "left": nothing that we know of did.',
      columns: [
        { head: 'Outcome' },
        { head: 'Stage' },
        { head: 'Field' },
        { head: 'Error' },
        createNumberColumn('Sign-ups'),
      ],
      rows: places.map(toLastPlaceRow),
    })}
    ${renderDataTable({
      caption: 'Time before each stage',
      note: 'How long the stage before took in the same document.',
      columns: [{ head: 'Stage' }, ...PERCENTILES],
      rows: stages.toSorted(compareStages).map(toStageRow),
    })}
    ${cuts.map(({ head, rows }) =>
      renderDataTable({
        caption: `Core Web Vitals by ${head.toLowerCase()}`,
        note: 'Judged by p75, as web.dev does.',
        columns: [{ head }, { head: 'Figure' }, ...PERCENTILES, { head: 'p75 is' }],
        rows: rows.toSorted(compareCuts).map(toVitalRow),
      }),
    )}`;
}

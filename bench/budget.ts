/** The figures of one run, by name. */
export type Figures = Readonly<Record<string, number>>;

/** The figures of all runs, of the site and of the limit pages. */
export type Runs = { readonly site: readonly Figures[]; readonly limit: readonly Figures[] };

/** A row of a budget. */
type BudgetRow = {
  readonly figure: string;
  readonly key: string;
  /** Milliseconds by default. A plain number has an empty unit. */
  readonly unit?: 'ms' | 'kB' | '';
  /** The most that the site may take, as a multiple of the static page measured in the same run. */
  readonly limit?: number;
  /** The most that the site may take. */
  readonly most?: number;
  /** The most that the slowest run may take. */
  readonly slowest?: number;
};

/** The budget of docs/performance.md. */
const WELCOME_ROWS: readonly BudgetRow[] = [
  { figure: 'First paint', key: 'firstPaint', limit: 1.25 },
  { figure: 'First paint, limit with all', key: 'firstPaintOfWhole', limit: 1.1 },
  { figure: 'Largest paint', key: 'largestPaint', limit: 1.25 },
  { figure: 'Usable: typed text stays', key: 'usable', limit: 1.15 },
  { figure: 'Usable, limit with all', key: 'usableOfWhole', limit: 1.05 },
  { figure: 'Total blocking time until idle', key: 'blocking', most: 100 },
  { figure: 'Longest task', key: 'longestTask', most: 100 },
  { figure: 'Layout shift', key: 'shift', unit: '', most: 0.005 },
  { figure: 'Script before usable', key: 'scriptBeforeUsable', unit: 'kB', most: 115 },
  { figure: 'Script in all', key: 'scriptInAll', unit: 'kB', most: 235 },
  { figure: 'HTML', key: 'html', unit: 'kB', most: 9 },
  { figure: 'Key to paint, text field', key: 'textKey', limit: 1.3 },
  { figure: 'Key to paint, phone field', key: 'phoneKey', limit: 1.5 },
  { figure: 'Countries opened', key: 'opened', most: 150 },
  { figure: 'Countries filtered, a key', key: 'filtered', most: 50 },
];

/** From SIGN UP to the organisation's app. One round trip of the connection takes 150 ms. */
const WAY_ROWS: readonly BudgetRow[] = [
  { figure: 'SIGN UP to the login asked for', key: 'signUpToLogin', most: 300 },
  { figure: 'Callback to step 1, cache of Welcome', key: 'callbackWarm', limit: 1.4 },
  { figure: 'Callback to step 1, empty cache', key: 'callbackCold', limit: 2 },
  { figure: 'NEXT to step 2', key: 'next', most: 100, slowest: 150 },
  { figure: 'NEXT to step 3', key: 'nextAgain', most: 100, slowest: 150 },
  { figure: 'PREVIOUS', key: 'previous', most: 100, slowest: 150 },
  { figure: 'GET STARTED to the loader', key: 'getStarted', most: 100, slowest: 150 },
  { figure: 'Ready to leaving', key: 'readyToLeaving', most: 250 },
  { figure: '/info reloaded', key: 'reload', most: 1000 },
  { figure: 'Error page opened', key: 'error', most: 1500 },
];

/** The parts of one sign-up that the site adds, besides the platform and the visitor. */
const SUM = ['signUpToLogin', 'callbackWarm', 'next', 'nextAgain', 'getStarted', 'readyToLeaving'];

/** Gets the middle of the figures; the lower of the two middles of an even number, NaN of none. */
export const getMedian = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;

/** The values of one figure in all runs that have it. */
const listValues = (runs: readonly Figures[], key: string): number[] =>
  runs.flatMap((run) => run[key] ?? []);

const formatLine = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

/** Formats a table in Markdown. */
export const formatTable = (
  heads: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string =>
  [formatLine(heads), formatLine(heads.map(() => '---')), ...rows.map(formatLine)].join('\n');

/** The digits after the point, by unit. */
const DIGITS = { ms: 0, kB: 1, '': 3 };

const formatValue = ({ unit = 'ms' }: BudgetRow, value: number | undefined) =>
  value === undefined ? '–' : `${value.toFixed(DIGITS[unit])} ${unit}`.trim();

type Result = { middle: number; highest: number; ratio: number | undefined };

function isMet(row: BudgetRow, { middle, highest, ratio }: Result): boolean {
  const { limit, most = Infinity, slowest = Infinity } = row;
  if (limit !== undefined) return ratio !== undefined && ratio <= limit;
  return middle <= most && highest <= slowest;
}

function describeBudget({ unit = 'ms', limit, most, slowest }: BudgetRow): string {
  if (limit !== undefined) return `≤ ${limit}x`;
  return `≤ ${most} ${unit}`.trim() + (slowest ? `, slowest ≤ ${slowest}` : '');
}

function buildRow(row: BudgetRow, { site, limit }: Runs): string[] {
  const figures = listValues(site, row.key);
  const limits = listValues(limit, row.key);
  const [middle, highest] = [getMedian(figures), Math.max(...figures)];
  const floor = limits.length > 0 ? getMedian(limits) : undefined;
  const ratio = floor ? middle / floor : undefined;
  return [
    row.figure,
    formatValue(row, floor),
    formatValue(row, middle),
    formatValue(row, highest),
    ratio === undefined ? '–' : `${ratio.toFixed(2)}x`,
    describeBudget(row),
    isMet(row, { middle, highest, ratio }) ? 'met' : '**missed**',
  ];
}

/** Formats the figures of all runs beside their budget. */
const formatBudget = (rows: readonly BudgetRow[], runs: Runs): string =>
  formatTable(
    ['figure', 'limit', 'site, median', 'slowest', 'ratio', 'budget', ''],
    rows.map((row) => buildRow(row, runs)),
  );

/** Formats the table of Welcome. */
export const formatWelcome = (runs: Runs): string => formatBudget(WELCOME_ROWS, runs);

/** Formats the table of the pages after Welcome, and their sum. */
export function formatWay(runs: Runs): string {
  const sum = SUM.reduce((total, key) => total + getMedian(listValues(runs.site, key)), 0);
  return `${formatBudget(WAY_ROWS, runs)}\n\nThe site's part of a whole sign-up after Welcome: ${sum.toFixed(0)} ms`;
}

/**
 * The budget of docs/performance.md: `limit` is against the static page measured in the same run, `most` against a
 * fixed figure.
 */
const WELCOME_ROWS = [
  { figure: 'First paint', key: 'firstPaint', unit: 'ms', limit: 1.25 },
  { figure: 'Largest paint', key: 'largestPaint', unit: 'ms', limit: 1.25 },
  { figure: 'Usable: typed text stays', key: 'usable', unit: 'ms', limit: 1.15 },
  { figure: 'Total blocking time until idle', key: 'blocking', unit: 'ms', most: 100 },
  { figure: 'Longest task', key: 'longestTask', unit: 'ms', most: 100 },
  { figure: 'Layout shift', key: 'shift', unit: '', most: 0.005, digits: 3 },
  { figure: 'Script before usable', key: 'scriptBeforeUsable', unit: 'kB', most: 115, digits: 1 },
  { figure: 'Script in all', key: 'scriptInAll', unit: 'kB', most: 235, digits: 1 },
  { figure: 'HTML', key: 'html', unit: 'kB', most: 9, digits: 1 },
  { figure: 'Key to paint, text field', key: 'textKey', unit: 'ms', limit: 1.3 },
  { figure: 'Key to paint, phone field', key: 'phoneKey', unit: 'ms', limit: 1.5 },
  { figure: 'Countries opened', key: 'opened', unit: 'ms', most: 150 },
  { figure: 'Countries filtered, a key', key: 'filtered', unit: 'ms', most: 50 },
];

/** From SIGN UP to the organisation's app. One round trip of the line takes 150 ms. */
const WAY_ROWS = [
  { figure: 'SIGN UP to the login asked for', key: 'signUpToLogin', unit: 'ms', most: 300 },
  { figure: 'Callback to step 1, cache of Welcome', key: 'callbackWarm', unit: 'ms', limit: 1.4 },
  { figure: 'Callback to step 1, empty cache', key: 'callbackCold', unit: 'ms', limit: 2 },
  { figure: 'NEXT to step 2', key: 'next', unit: 'ms', most: 100, slowest: 150 },
  { figure: 'NEXT to step 3', key: 'nextAgain', unit: 'ms', most: 100, slowest: 150 },
  { figure: 'PREVIOUS', key: 'previous', unit: 'ms', most: 100, slowest: 150 },
  { figure: 'GET STARTED to the loader', key: 'getStarted', unit: 'ms', most: 100, slowest: 150 },
  { figure: 'Ready to leaving', key: 'readyToLeaving', unit: 'ms', most: 250 },
  { figure: '/info reloaded', key: 'reload', unit: 'ms', most: 1000 },
  { figure: 'Error page opened', key: 'error', unit: 'ms', most: 1500 },
];

/** What the site adds to one sign-up, besides what the platform and the person need. */
const SUM = ['signUpToLogin', 'callbackWarm', 'next', 'nextAgain', 'getStarted', 'readyToLeaving'];

/** The middle of the figures; the lower of the two middles of an even number. */
export const median = (values) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];

const getMedians = (runs) =>
  Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((key) => [key, median(runs.map((run) => run[key]))]),
  );

const line = (cells) => `| ${cells.join(' | ')} |`;

export const table = (heads, rows) =>
  [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');

const text = ({ unit, digits = 0 }, value) =>
  value === undefined ? '–' : `${value.toFixed(digits)} ${unit}`.trim();

function isMet({ limit, most, slowest = Infinity }, { middle, highest, ratio }) {
  return limit === undefined ? middle <= most && highest <= slowest : ratio <= limit;
}

function describeBudget({ unit, limit, most, slowest }) {
  if (limit !== undefined) return `≤ ${limit}x`;
  return `≤ ${most} ${unit}`.trim() + (slowest ? `, slowest ≤ ${slowest}` : '');
}

function buildRow(row, siteRuns, limits) {
  const figures = siteRuns.map((run) => run[row.key]);
  const [middle, highest, floor] = [median(figures), Math.max(...figures), limits[row.key]];
  const ratio = floor ? middle / floor : undefined;
  return [
    row.figure,
    text(row, floor),
    text(row, middle),
    text(row, highest),
    ratio === undefined ? '–' : `${ratio.toFixed(2)}x`,
    describeBudget(row),
    isMet(row, { middle, highest, ratio }) ? 'met' : '**missed**',
  ];
}

/**
 * Figures beside their budget as a table in Markdown, from all runs of the site and of the limit.
 * @param {object[]} rows
 * @param {{ site: object[], limit: object[] }} runs
 */
function budgetTable(rows, { site, limit }) {
  const limits = getMedians(limit);
  return table(
    ['figure', 'limit', 'site, median', 'slowest', 'ratio', 'budget', ''],
    rows.map((row) => buildRow(row, site, limits)),
  );
}

/** The table of Welcome. */
export const welcomeTable = (runs) => budgetTable(WELCOME_ROWS, runs);

/** The table of the way after Welcome, and its sum. */
export function wayTable(runs) {
  const medians = getMedians(runs.site);
  const sum = SUM.reduce((total, key) => total + medians[key], 0);
  return `${budgetTable(WAY_ROWS, runs)}\n\nThe site's part of a whole sign-up after Welcome: ${sum.toFixed(0)} ms`;
}

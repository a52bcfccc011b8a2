/**
 * The budget of docs/performance.md: `limit` is against the static page measured in the same run, `most` against a
 * fixed figure.
 */
const ROWS = [
  { figure: 'First paint', key: 'firstPaint', unit: 'ms', limit: 1 },
  { figure: 'Largest paint', key: 'largestPaint', unit: 'ms', limit: 1 },
  { figure: 'Usable: typed text stays', key: 'usable', unit: 'ms', limit: 1.05 },
  { figure: 'Total blocking time until idle', key: 'blocking', unit: 'ms', most: 300 },
  { figure: 'Longest task', key: 'longestTask', unit: 'ms', most: 120 },
  { figure: 'Layout shift', key: 'shift', unit: '', most: 0.005, digits: 3 },
  { figure: 'Script before usable', key: 'scriptBeforeUsable', unit: 'kB', most: 110, digits: 1 },
  { figure: 'Script in all', key: 'scriptInAll', unit: 'kB', most: 230, digits: 1 },
  { figure: 'HTML', key: 'html', unit: 'kB', most: 8, digits: 1 },
  { figure: 'Key to paint, text field', key: 'textKey', unit: 'ms', limit: 1.3 },
  { figure: 'Key to paint, phone field', key: 'phoneKey', unit: 'ms', limit: 2 },
  { figure: 'NEXT to the next step painted', key: 'next', unit: 'ms', most: 100 },
  { figure: 'Countries opened', key: 'opened', unit: 'ms', most: 150 },
  { figure: 'Countries filtered, a key', key: 'filtered', unit: 'ms', most: 50 },
];

/** The middle of the figures; the lower of the two middles of an even number. */
export const median = (values) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];

const mediansOf = (runs) =>
  Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((key) => [key, median(runs.map((run) => run[key]))]),
  );

const line = (cells) => `| ${cells.join(' | ')} |`;

export const table = (heads, rows) =>
  [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');

function rowOf({ figure, key, unit, limit, most, digits = 0 }, site, floor) {
  const text = (value) => (value === undefined ? '–' : `${value.toFixed(digits)} ${unit}`.trim());
  const ratio = floor[key] ? site[key] / floor[key] : undefined;
  const isMet = limit === undefined ? site[key] <= most : ratio <= limit;
  const budget = limit === undefined ? `≤ ${most} ${unit}`.trim() : `≤ ${limit}x`;
  const times = ratio === undefined ? '–' : `${ratio.toFixed(2)}x`;
  return [figure, text(floor[key]), text(site[key]), times, budget, isMet ? 'met' : '**missed**'];
}

/**
 * The budget as a table in Markdown, from all runs of the site and of the limit.
 * @param {{ site: object[], limit: object[] }} runs
 */
export function budgetTable({ site, limit }) {
  const [measured, floor] = [mediansOf(site), mediansOf(limit)];
  return table(
    ['figure (median)', 'limit', 'site', 'ratio', 'budget', ''],
    ROWS.map((row) => rowOf(row, measured, floor)),
  );
}

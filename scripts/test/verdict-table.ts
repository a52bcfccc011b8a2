import type { Verdict } from '#scripts/test/site-rules/rule.ts';

const MARKS = { ok: 'ok      ', failed: 'FAILED  ', notChecked: '-       ' } as const;

const isFailed = ({ state }: Verdict) => state === 'failed';

/** Has the site broken no rule? */
export const isGood = (verdicts: readonly Verdict[]): boolean => !verdicts.some(isFailed);

/** The verdicts as a table for a terminal: a line for each rule, and one for each thing that is wrong. */
export function formatVerdicts(verdicts: readonly Verdict[]): string {
  const rows = verdicts.flatMap(({ rule, state, lines }) =>
    state === 'notChecked'
      ? [`${MARKS[state]}${rule} (not checked: ${lines.join('; ')})`]
      : [`${MARKS[state]}${rule}`, ...lines.map((line) => `          ${line}`)],
  );
  const count = (state: Verdict['state']) => verdicts.filter((one) => one.state === state).length;
  const sum = `${count('ok')} passed, ${count('failed')} failed, ${count('notChecked')} not checked`;
  return [...rows, '', sum].join('\n');
}

/** The same for machines. */
export const formatVerdictsAsJson = (url: string, verdicts: readonly Verdict[]): string =>
  JSON.stringify({ url, good: isGood(verdicts), rules: verdicts }, null, 2);

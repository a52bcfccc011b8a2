import type { Reproduction } from './reproduction.ts';

type Fault = Reproduction['faults'][number];

const WORDS: Partial<Record<Fault['kind'], string>> = {
  slow: 'as usual',
  drop: 'the connection breaks',
  hang: 'no answer',
  wrongShape: 'JSON that is no such answer',
};

function describeFault({ kind, status, seconds, wait = 0 }: Fault): string {
  if (kind === 'lasts') return `as usual, but the account is not ready for ${seconds} s`;
  const answer = kind === 'status' ? String(status) : (WORDS[kind] ?? kind);
  return wait >= 0.1 ? `${answer}, after ${wait.toFixed(1)} s` : answer;
}

/** What the next calls are answered with: a line each for a terminal, or one for those that are the same in a row. */
export function describeAnswers(faults: readonly Fault[]): string[] {
  const lines: { text: string; times: number }[] = [];
  for (const fault of faults) {
    const text = `${fault.call.padEnd(14)} ${describeFault(fault)}`;
    const last = lines.at(-1);
    if (last?.text === text) last.times += 1;
    else lines.push({ text, times: 1 });
  }
  return lines.map(({ text, times }) => (times === 1 ? text : `${text} (${times} times)`));
}

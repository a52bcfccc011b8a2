import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Desktop } from './desktop.ts';
import type { Firefox } from './firefox.ts';
import { stable } from './stable.ts';
import { until } from './until.ts';

/** Orca has said everything when it has done nothing for so long. */
const QUIET_MS = 1000;
const STEP_MS = 100;
const SAY_ALL = 'KP_Add';

/** Somebody at the keyboard who hears what the screen reader says, and writes both down. */
export type Listener = {
  /** Presses keys, as xdotool names them, one after another. */
  press(...keys: string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Waits until this is said, unless it was since `begin`. */
  hear(words: RegExp): Promise<void>;
  /** Has the whole page read aloud, from its beginning. */
  readAll(): Promise<void>;
  /** A line of the transcript that says what comes now; what was said until then is left out. */
  begin(what: string): Promise<void>;
  transcript(): string;
  /** What was said since, and is in no transcript yet. */
  rest(): string;
};

export function listenTo(desktop: Desktop, firefox: Firefox): Listener {
  const lines: string[] = [];
  let read = 0;
  let section = 0;

  const spoken = () =>
    existsSync(desktop.speechFile)
      ? readFileSync(desktop.speechFile, 'utf8').trim().split('\n').filter(Boolean)
      : [];
  function take(): string[] {
    const all = spoken();
    const fresh = all.slice(read).map((line) => stable(String(JSON.parse(line))));
    read = all.length;
    return fresh.filter(Boolean).map((line) => `    ${line}`);
  }
  const activity = () => statSync(desktop.activityFile).size;
  async function quiet() {
    await firefox.rest().catch(() => undefined);
    let last = activity();
    for (let still = 0; still < QUIET_MS; still += STEP_MS) {
      await delay(STEP_MS);
      const now = activity();
      if (now !== last) still = 0;
      last = now;
    }
  }
  async function act(what: string, args: readonly string[]) {
    const before = activity();
    execFileSync('xdotool', args, { env: desktop.env });
    await until(`Orca's notice of ${what}`, () => activity() > before);
    await quiet();
    lines.push(what, ...take());
  }
  const press = async (...keys: string[]) => {
    for (const key of keys) await act(key, ['key', key]);
  };
  return {
    press,
    type: (text) => act(`“${text}”`, ['type', '--delay', '60', text]),
    async hear(words) {
      if (lines.slice(section).some((line) => words.test(line))) return;
      await until(`“${words.source}”`, () =>
        spoken()
          .slice(read)
          .some((line) => words.test(line)),
      );
      await quiet();
      lines.push('(waiting)', ...take());
    },
    async readAll() {
      await press('ctrl+Home');
      lines.pop();
      await act('Say all', ['key', SAY_ALL]);
    },
    async begin(what) {
      await quiet();
      take();
      lines.push(...(lines.length > 0 ? [''] : []), `## ${what}`, '');
      section = lines.length;
    },
    transcript: () => `${lines.join('\n')}\n`,
    rest: () => take().join('\n'),
  };
}

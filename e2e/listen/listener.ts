import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { Desktop } from './desktop.ts';
import type { Firefox } from './firefox.ts';
import { maskChangingParts } from './stable.ts';
import { waitUntil } from './until.ts';

/** Orca has said everything when its main loop has gone round so often, a second at least, with nothing to do. */
const QUIET_BEATS = 5;
/** A key may be answered late, and seldom by nothing: so often is it waited for. */
const ANSWER_ROUNDS = 5;
const SAY_ALL = 'KP_Add';

/** Somebody at the keyboard who hears what the screen reader says, and writes both down. */
export type Listener = {
  /** Presses keys, as xdotool names them, one after another. */
  press(...keys: string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Waits until this is said, unless it was since `begin`. */
  hear(words: RegExp): Promise<void>;
  /** Waits until the page shows what a CSS selector finds, and writes down what was said until then. */
  waitFor(selector: string): Promise<void>;
  /** Has the whole page read aloud, from its beginning. */
  readAll(): Promise<void>;
  /** A line of the transcript that says what comes now; what was said until then is left out. */
  begin(what: string): Promise<void>;
  formatTranscript(): string;
  /** What was said since, and is in no transcript yet. */
  takeRest(): Promise<string>;
};

const getSize = (file: string) => (existsSync(file) ? statSync(file).size : 0);

const isState = (line: string) => line === 'expanded' || line === 'collapsed';

/** A live region is polite, and a state comes when it comes: both are heard before or after what gets the focus. */
function putLast(said: readonly string[], announced: readonly string[]): readonly string[] {
  const isAnnounced = (line: string) => announced.includes(line);
  const isOther = (line: string) => !isAnnounced(line) && !isState(line);
  return [isOther, isState, isAnnounced].flatMap((isOne) => said.filter(isOne));
}

export function listenTo(desktop: Desktop, firefox: Firefox): Listener {
  const lines: string[] = [];
  let read = 0;
  let section = 0;

  const readSpoken = () =>
    existsSync(desktop.speechFile)
      ? readFileSync(desktop.speechFile, 'utf8').trim().split('\n').filter(Boolean)
      : [];
  async function take(): Promise<string[]> {
    const regions = await firefox.readLiveRegions().catch(() => []);
    const all = readSpoken();
    const said = all.slice(read).map((line) => maskChangingParts(String(JSON.parse(line))));
    read = all.length;
    return putLast(said.filter(Boolean), regions.map(maskChangingParts)).map(
      (line) => `    ${line}`,
    );
  }
  const measureActivity = () => getSize(desktop.activityFile);
  async function isIdle() {
    const before = measureActivity();
    const beats = getSize(desktop.beatFile) + QUIET_BEATS;
    await firefox.rest().catch(() => undefined);
    await waitUntil("Orca's main loop", () => getSize(desktop.beatFile) >= beats);
    return measureActivity() === before;
  }
  const waitForQuiet = () => waitUntil('silence', isIdle);
  async function act(what: string, args: readonly string[]) {
    const before = measureActivity();
    execFileSync('xdotool', args, { env: desktop.env });
    await waitUntil(`Orca's notice of ${what}`, () => measureActivity() > before);
    await waitForQuiet();
  }
  async function pressAndWait(key: string) {
    await act(key, ['key', key]);
    for (let round = 0; round < ANSWER_ROUNDS && readSpoken().length === read; round += 1)
      await waitForQuiet();
  }
  async function pressOne(key: string) {
    await pressAndWait(key);
    lines.push(key, ...(await take()));
  }
  const press = async (...keys: string[]) => {
    for (const key of keys) await pressOne(key);
  };
  return {
    press,
    async type(text) {
      await act(text, ['type', '--delay', '60', text]);
      lines.push(`“${text}”`, ...(await take()));
    },
    async hear(words) {
      if (lines.slice(section).some((line) => words.test(line))) return;
      await waitUntil(`“${words.source}”`, () =>
        readSpoken()
          .slice(read)
          .some((line) => words.test(line)),
      );
      await waitForQuiet();
      lines.push('(waiting)', ...(await take()));
    },
    async waitFor(selector) {
      await firefox.waitUntilShown(selector);
      await waitForQuiet();
      const said = await take();
      if (said.length > 0) lines.push('(waiting)', ...said);
    },
    async readAll() {
      await pressAndWait('ctrl+Home');
      await take();
      await act('"say all"', ['key', SAY_ALL]);
      lines.push('Say all', ...(await take()));
    },
    async begin(what) {
      await waitForQuiet();
      await take();
      lines.push(...(lines.length > 0 ? [''] : []), `## ${what}`, '');
      section = lines.length;
    },
    formatTranscript: () => `${lines.join('\n')}\n`,
    takeRest: async () => (await take()).join('\n'),
  };
}

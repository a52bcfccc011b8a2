import { readFileSync, readdirSync } from 'node:fs';

/** A clock tick of `/proc`, in milliseconds: 100 a second on every Linux that Node runs on. */
const TICK_MS = 10;

type ProcessTimes = { readonly parent: number; readonly own: number; readonly ended: number };

/** Reads `/proc/[pid]/stat` (proc(5)). The name of the program may hold spaces, and ends with the last bracket. */
function readTimes(pid: number | string): ProcessTimes | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    return { parent: fields[1] ?? 0, own: user + system, ended: endedUser + endedSystem };
  } catch {
    return null;
  }
}

/**
 * Measures the processor time of a process and its children, also of those that have ended. Linux only.
 * @returns milliseconds since the process started
 */
export function readProcessorTime(pid: number): number {
  const parent = readTimes(pid);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readTimes)
    .filter((times) => times?.parent === pid);
  const ticks = [parent, ...children].reduce((sum, times) => sum + (times?.own ?? 0), 0);
  return (ticks + (parent?.ended ?? 0)) * TICK_MS;
}

import { closeSync, existsSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false; // a container reuses its number after a crash
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/**
 * Looks whether a folder can be claimed.
 * @param file the lock file
 * @throws Error when a running process holds it
 */
export function requireUnlocked(file: string): void {
  const holder = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (holder > 0 && isRunning(holder))
    throw new Error(`The database in ${file} is open in process ${holder}. Stop that one first.`);
}

/**
 * Claims a folder for this process: two writers in one PGlite folder lose each other's rows silently
 * (electric-sql/pglite issue 1106). A lock left by a process that is gone is taken over.
 * @param file the lock file, beside the folder it stands for
 * @returns the function that gives the lock back
 * @throws Error when a running process holds it
 */
export function lockFolder(file: string): () => void {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return () => rmSync(file, { force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  requireUnlocked(file);
  rmSync(file, { force: true });
  return lockFolder(file);
}

import { execFileSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const PROGRAM_FOLDERS = new Set(['/bin', '/sbin', '/usr/bin', '/usr/sbin']);

/** What a Debian without anything chosen has (Debian Policy, 2.5), and the shell's usual helpers of a container. */
const BARE = /^(required|important)$/;
const ALSO = new Set(['apt', 'util-linux', 'procps', 'ca-certificates']);

const ask = (command: string, ...args: readonly string[]) =>
  execFileSync(command, args, { encoding: 'utf8', maxBuffer: 1e8 }).trim().split('\n');

/**
 * Fills a folder with links to the programs of a bare system: no browser, no server, no tool that somebody installed.
 * @param folder is to be the whole PATH
 * @throws Error on a system without dpkg
 */
export function makeBareTools(folder: string): void {
  if (!existsSync('/usr/bin/dpkg-query')) throw new Error('The clean room needs a Debian.');
  const packages = ask('dpkg-query', '-W', '-f=${Priority} ${Package}\n')
    .map((line) => line.split(' '))
    .filter(([priority = '', name = '']) => BARE.test(priority) || ALSO.has(name))
    .map(([, name = '']) => name);
  const programs = ask('dpkg', '-L', ...packages).filter((file) =>
    PROGRAM_FOLDERS.has(dirname(file)),
  );
  /* `sh` and a few others are alternatives, which belong to no package. */
  for (const file of [...programs, '/bin/sh', '/usr/bin/awk'])
    if (existsSync(file) && !existsSync(join(folder, basename(file))))
      symlinkSync(file, join(folder, basename(file)));
}

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const runGit = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/**
 * The whole hash of a commit.
 * @throws Error when there is none of that name
 */
export function resolveCommit(name: string): string {
  try {
    return runGit('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  } catch {
    throw new Error(`There is no commit "${name}".`);
  }
}

/** A commit as people name it: its short hash and its subject. */
export const readTitle = (commit: string): string => runGit('log', '-1', '--format=%h %s', commit);

/** What is checked out here, and whether it has been changed since. */
export const readCheckoutTitle = (): string =>
  `${readTitle('HEAD')}${runGit('status', '--porcelain') === '' ? '' : ', with changes that are not committed'}`;

const isSameLock = (folder: string) =>
  readFileSync(join(folder, 'package-lock.json')).equals(readFileSync('package-lock.json'));

function runNpm(folder: string, args: readonly string[], settings: Record<string, string> = {}) {
  const env = { ...process.env, ...settings };
  execFileSync('npm', [...args], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Checks a commit out beside this checkout, with its own packages where they differ from ours. */
function checkOut(commit: string): string {
  const folder = resolve('.data/commits', commit);
  if (existsSync(folder)) return folder;
  runGit('worktree', 'add', '--detach', folder, commit);
  if (isSameLock(folder)) symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  else runNpm(folder, ['ci', '--no-audit', '--no-fund']);
  return folder;
}

/** Where the builds of a commit are. */
export type CommitBuild = {
  readonly site: string;
  readonly platform: string;
  readonly remove: () => void;
};

/**
 * Builds the site and the platform of a commit, each with that commit's own scripts.
 * @param settings of the site: where this machine's platform is
 */
export function buildCommit(commit: string, settings: Record<string, string>): CommitBuild {
  const folder = checkOut(commit);
  runNpm(folder, ['run', 'build', '--', '--mode', 'test', '--outDir', 'dist-test'], settings);
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--logLevel', 'warn', '--config', 'vite.sandbox.config.ts'];
  execFileSync(process.execPath, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return {
    site: join(folder, 'dist-test'),
    platform: join(folder, '.sandbox'),
    remove: () => runGit('worktree', 'remove', '--force', folder),
  };
}

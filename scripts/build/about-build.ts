import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The short commit hash that support asks for. COMMIT tells it to a build outside a checkout, and to all parts of one. */
function readCurrentCommit(): string {
  const { COMMIT } = process.env;
  if (COMMIT) return COMMIT;
  try {
    const args = ['rev-parse', '--short', 'HEAD'];
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}

/** What a build is called: the package's name and version, and the commit it is made from. */
export function describeBuild(): { app: string; version: string; commit: string } {
  const { name, version } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    name: string;
    version: string;
  };
  return { app: name, version, commit: readCurrentCommit() };
}

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const isRoot = process.getuid?.() === 0;

/** One at a time: tests run beside each other, and apt-get refuses to. */
const runAptGet = (...args: string[]) =>
  execFileSync('flock', [join(tmpdir(), 'apt-get.lock'), 'apt-get', '-qq', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

/**
 * Finds a program that a test needs, and on Debian as root installs it where it is missing.
 * @param find where it is, or undefined
 * @param packages of Debian
 * @throws Error that says what to install
 */
export function requireProgram<Found>(
  find: () => Found | undefined,
  packages: readonly string[],
): Found {
  const found = find();
  if (found) return found;
  const names = packages.join(', ');
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing Debian's ${names}.`);
    runAptGet('update');
    runAptGet('install', '-y', '--no-install-recommends', ...packages);
  }
  const installed = find();
  if (!installed) throw new Error(`Install ${names} (as Debian calls it) to run this test.`);
  return installed;
}

/** Whom a server runs as that must not be root: the user of that name, or whoever runs the tests. */
export function findServerUser(name: string): { uid?: number; gid?: number } {
  if (!isRoot) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, name])));
  return uid && gid ? { uid, gid } : {};
}

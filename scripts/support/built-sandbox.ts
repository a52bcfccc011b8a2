import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';

/** The build that the run has made for all its parts (scripts/test/test-parts.ts). */
const built = process.env['SANDBOX_BUILD'];

/**
 * Gives the sandbox as `npm start` builds it: the build of the run, or one in a folder of its own.
 * @returns the program, and how to remove what was built for it
 */
export async function buildSandbox(): Promise<{ program: string; remove: () => void }> {
  if (built) return { program: resolve(built, 'start.js'), remove: () => {} };
  mkdirSync('.data', { recursive: true });
  const folder = mkdtempSync(resolve('.data', 'built-'));
  const options = { outDir: folder, emptyOutDir: true };
  await build({ configFile: 'vite.sandbox.config.ts', logLevel: 'warn', build: options });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { program: resolve(folder, 'start.js'), remove };
}

/** A sandbox process, and what it has said. */
export type SandboxProcess = {
  process: ChildProcess;
  readOutput: () => string;
  ended: Promise<number>;
};

/** Starts the built sandbox; its own settings go before those of this process. */
export function spawnSandbox(
  program: string,
  env: Record<string, string>,
  ...flags: string[]
): SandboxProcess {
  const child = spawn(process.execPath, [program, ...flags], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'exit').then(([code]) => code as number);
  return { process: child, readOutput: () => said, ended };
}

/** Waits for the ready line. */
export async function waitUntilReady(sandbox: SandboxProcess): Promise<void> {
  while (!sandbox.readOutput().includes('ready at')) {
    const step = new Promise((done) => setTimeout(done, 50, 'waiting'));
    if ((await Promise.race([sandbox.ended, step])) !== 'waiting')
      throw new Error(sandbox.readOutput());
  }
}

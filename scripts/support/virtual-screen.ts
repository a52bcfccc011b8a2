import { spawn } from 'node:child_process';
import { once } from 'node:events';

export type Screen = { readonly display: string; readonly stop: () => void };

/**
 * Starts a screen that nobody sees, with a display that is free.
 * @param size in pixels
 * @throws Error when Xvfb does not start
 */
export async function startScreen({ width, height } = { width: 1600, height: 1200 }) {
  const args = ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const failed = once(screen, 'exit').then(() => {
    throw new Error(`Xvfb does not start with ${width}x${height}`);
  });
  const [said] = (await Promise.race([once(screen.stdio[3]!, 'data'), failed])) as [Buffer];
  failed.catch(() => {});
  return { display: `:${said.toString().trim()}`, stop: () => screen.kill() } satisfies Screen;
}

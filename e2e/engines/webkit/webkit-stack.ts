import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '#scripts/support/free-port.ts';
import { startScreen } from '#scripts/support/virtual-screen.ts';
import { ACTION_MS, lookUntil } from './until.ts';

/** The screen is larger than every window of the journeys. */
export const SCREEN = { width: 1600, height: 1200 };

/** Debian's WebKit draws without a graphics card, in one process less. */
const SETTINGS = {
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  TZ: 'Pacific/Auckland',
  XDG_CONFIG_HOME: fileURLToPath(new URL('settings', import.meta.url)),
};

const isReady = async (url: string) => {
  const answer = await fetch(`${url}/status`).catch(() => null);
  return { done: answer?.ok ?? false };
};

/**
 * Starts a screen that nobody sees, and WebKit's driver on it.
 * @param driver the executable
 * @returns where it listens, and how to stop both
 * @throws Error when the driver does not answer
 */
export async function startDriver(driver: string): Promise<{ url: string; stop: () => void }> {
  /* Larger than every window of the journeys. */
  const screen = await startScreen(SCREEN);
  const port = await findFreePort();
  const env = { ...process.env, ...SETTINGS, DISPLAY: screen.display };
  const server = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  const stop = () => {
    server.kill();
    screen.stop();
  };
  const { done } = await lookUntil(() => isReady(url), ACTION_MS);
  if (done) return { url, stop };
  stop();
  throw new Error(`${driver} does not answer at ${url}.`);
}

import { setTimeout as delay } from 'node:timers/promises';

const STEP_MS = 100;
const PATIENCE_MS = 120_000;

/**
 * Waits until something is so.
 * @param what its name, for the error
 * @throws Error when it is not so within two minutes
 */
export async function waitUntil(
  what: string,
  isSo: () => boolean | Promise<boolean>,
): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`${what} did not come within ${PATIENCE_MS / 1000} s`);
    await delay(STEP_MS);
  }
}

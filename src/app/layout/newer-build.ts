import { build } from '#src/config/env.ts';
import { fetchDeployedCommit } from './deployed-commit.ts';

let isNewer = false;
const listeners = new Set<() => void>();

async function compare() {
  const commit = await fetchDeployedCommit();
  if (commit === null) return;
  isNewer = commit !== build.commit;
  for (const changed of listeners) changed();
}
const handleFocus = () => void compare();

/**
 * Checks for a newer build whenever the visitor comes back to the tab.
 * @param changed called after each check
 * @returns a function that stops the checks
 */
export function watchBuild(changed: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('focus', handleFocus);
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
    if (listeners.size === 0) window.removeEventListener('focus', handleFocus);
  };
}

/** Whether a check has found a newer build. */
export const isBuildNewer = (): boolean => isNewer;

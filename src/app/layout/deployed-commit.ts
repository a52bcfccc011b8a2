/**
 * Asks the site which build it serves now.
 * @returns the commit in `/version.json`, or null when it cannot be read (offline, a dev server, the page of a proxy)
 */
export async function fetchDeployedCommit(): Promise<string | null> {
  try {
    const answer = await fetch('/version.json', { cache: 'no-store' });
    const about = (await answer.json()) as { commit?: unknown } | null;
    return answer.ok && typeof about?.commit === 'string' ? about.commit : null;
  } catch {
    return null;
  }
}

/**
 * Loads something once and keeps it; after a failure the next call loads again. A module that has been imported already
 * would still cost a task each time.
 * @param load starts the load
 * @returns the load that is on its way or has ended; it rejects with what `load` rejects with
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    }));
}

/**
 * Creates a function that loads something once and keeps it. After a failure the next call loads again. Importing a
 * loaded module again would still take a task each time.
 * @param load starts the load
 * @returns a function that gives the running or finished load; it rejects with the error of `load`
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    }));
}

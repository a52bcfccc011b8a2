/** Resolves in a task of its own, so that the browser can paint and react to the visitor before it. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

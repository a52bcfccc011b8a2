import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * A part that is too heavy to come with the page, loaded when it is asked for. A failed load is left to the next time
 * of asking; what stands in goes on standing in.
 * @param load imports the part; the same function at each render, answering once for all
 * @returns the part, null until it is there, and how to ask for it
 */
export function useDemandedPart<Part>(load: () => Promise<Part>): [Part | null, () => void] {
  const [part, setPart] = useState<{ loaded: Part } | null>(null);
  const ask = useCallback(() => {
    load().then(
      (loaded) => setPart((now) => now ?? { loaded }),
      () => {},
    );
  }, [load]);
  return [part?.loaded ?? null, ask];
}

/** The same, and without being asked for it is loaded when the browser is idle. */
export function useLatePart<Part>(load: () => Promise<Part>): [Part | null, () => void] {
  const [part, ask] = useDemandedPart(load);
  useEffect(() => whenIdle(ask), [ask]);
  return [part, ask];
}

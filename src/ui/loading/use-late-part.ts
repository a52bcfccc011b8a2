import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * Loads a large part on request. After a failure the next request loads it again, and until then the placeholder stays.
 * @param load imports the part; it must be the same function at every render
 * @returns the part, null until it has loaded, and a function to request it
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

/** Does the same, and also loads the part when the browser is idle. */
export function useLatePart<Part>(load: () => Promise<Part>): [Part | null, () => void] {
  const [part, ask] = useDemandedPart(load);
  useEffect(() => whenIdle(ask), [ask]);
  return [part, ask];
}

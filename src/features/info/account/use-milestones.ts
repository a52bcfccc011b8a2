import { useEffect, useState } from 'react';

/**
 * Reads the current time, and renders the component again at each of the given moments.
 * @param moments in order, in milliseconds since 1970
 * @returns milliseconds since 1970
 */
export function useMilestones(moments: readonly number[]): number {
  const [now, setNow] = useState(Date.now);
  const next = moments.find((moment) => moment > now);

  useEffect(() => {
    if (next === undefined) return undefined;
    const timer = setTimeout(() => setNow(Math.max(next, Date.now())), next - Date.now());
    return () => clearTimeout(timer);
  }, [next]);

  return now;
}

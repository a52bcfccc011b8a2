import { useEffect, useState } from 'react';

/**
 * The time, as far as it matters: the component is rendered again when one of the moments is reached.
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

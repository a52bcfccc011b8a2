import { useEffect, useRef, useState } from 'react';

/**
 * @param isCurrent is it still wanted? Not when the page was left, or was left and come back to
 */
type Task = (isCurrent: () => boolean) => Promise<void>;

/**
 * Runs one task at a time: a press during a run does nothing. A page that the browser froze when it was left (bfcache)
 * wakes up ready for the next run, or its button would be busy for good.
 * @returns whether a task is running, and how to run one
 */
export function useSingleRun(): [isRunning: boolean, run: (task: Task) => Promise<void>] {
  const [isRunning, setRunning] = useState(false);
  const current = useRef<Task | null>(null);

  useEffect(() => {
    const wakeUp = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      current.current = null;
      setRunning(false);
    };
    window.addEventListener('pageshow', wakeUp);
    return () => {
      window.removeEventListener('pageshow', wakeUp);
      current.current = null;
    };
  }, []);

  async function run(task: Task) {
    if (current.current) return;
    current.current = task;
    setRunning(true);
    const isCurrent = () => current.current === task;
    try {
      await task(isCurrent);
    } finally {
      if (isCurrent()) {
        current.current = null;
        setRunning(false);
      }
    }
  }
  return [isRunning, run];
}

import { useEffect, useRef, useState } from 'react';

/**
 * @param isCurrent whether the result is still needed; false when the page was left, also when the visitor came back
 */
type Task = (isCurrent: () => boolean) => Promise<void>;

/**
 * Runs one task at a time. A press during a run does nothing. A page that comes back from the back/forward cache can
 * run a new task, otherwise its button would stay busy.
 * @returns whether a task is running, and the function to run one
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

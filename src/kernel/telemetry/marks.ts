/** Calls back for each User Timing mark of this document, also for earlier ones; never where the browser tells of none. */
export function watchMarks(onMark: (mark: PerformanceMark) => void): void {
  try {
    const watcher = new PerformanceObserver((list) => {
      for (const mark of list.getEntries()) onMark(mark as PerformanceMark);
    });
    watcher.observe({ type: 'mark', buffered: true });
  } catch {
    /* What is reported then holds no calls and no stages. */
  }
}

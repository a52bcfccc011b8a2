/** Calls back for each User Timing mark of this document, also for earlier ones. */
export function watchMarks(onMark: (mark: PerformanceMark) => void): void {
  if (!('PerformanceObserver' in window)) return;
  const watcher = new PerformanceObserver((list) => {
    for (const mark of list.getEntries()) onMark(mark as PerformanceMark);
  });
  watcher.observe({ type: 'mark', buffered: true });
}

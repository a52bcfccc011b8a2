/**
 * How long the processor works on something; a machine that is busy with other things takes no longer by this clock.
 * @returns milliseconds of this process
 */
export function measureCpuMs(work: () => void): number {
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

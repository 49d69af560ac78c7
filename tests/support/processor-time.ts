/**
 * The least processor time, in milliseconds, that this thread needs for the work in several attempts. Other programs on
 * the machine hardly change it, so a test can hold it against a bound that only a different order of growth exceeds.
 */
export function processorTime(work: () => void, attempts = 3): number {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

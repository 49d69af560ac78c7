import { existsSync, writeFileSync } from 'node:fs';

const CLEAR = '/proc/self/clear_refs';

/**
 * Runs `work`.
 *
 * @returns the peak memory of this process while `work` ran, less its memory before, in bytes
 */
export async function growthDuring(work: () => Promise<unknown>): Promise<number> {
  // Resets the recorded peak, which may be that of an earlier test file. Only Linux can do that.
  if (existsSync(CLEAR)) writeFileSync(CLEAR, '5');
  const before = process.memoryUsage.rss();
  await work();
  return process.resourceUsage().maxRSS * 1024 - before;
}

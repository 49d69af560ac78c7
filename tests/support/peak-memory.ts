import { existsSync, writeFileSync } from 'node:fs';

const CLEAR = '/proc/self/clear_refs';

/**
 * Runs `work`.
 *
 * @returns by how many bytes the memory of this process grew at most meanwhile, above what it was
 */
export async function growthDuring(work: () => Promise<unknown>): Promise<number> {
  // The peak of the process would be that of an earlier test file. Only Linux can forget it.
  if (existsSync(CLEAR)) writeFileSync(CLEAR, '5');
  const before = process.memoryUsage.rss();
  await work();
  return process.resourceUsage().maxRSS * 1024 - before;
}

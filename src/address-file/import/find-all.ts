import type { RowSource } from '../rows.ts';
import { findSources } from './find-sources.ts';

/**
 * Finds the sources at several paths, in the order of the paths. A build's threads call it again, each for
 * itself (src/address-file/build/modules.ts).
 *
 * @param paths a list of paths
 */
export async function findAll(paths: unknown): Promise<readonly RowSource[]> {
  const found: RowSource[] = [];
  for (const path of paths as readonly string[]) found.push(...(await findSources(path)).sources);
  return found;
}

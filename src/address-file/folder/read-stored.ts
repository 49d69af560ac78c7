import { StoredEntry } from '../entry/stored-entry.ts';
import type { OpenStore } from './store.ts';

/**
 * The entry of a compact postcode, decoded as far as it is read; undefined if the store has none.
 *
 * @param isKept whether the entry will be kept for more than a moment. Other entries share pieces of memory of
 *   8 KB, each of which is freed with the last of its entries
 */
export function storedEntry(
  { postcodes, areas }: Pick<OpenStore, 'postcodes' | 'areas'>,
  postcode: string,
  isKept = false,
): StoredEntry | undefined {
  const shared = postcodes.getBinaryFast(postcode);
  if (shared === undefined) return undefined;
  // The next read overwrites what is shared.
  const bytes = isKept ? Buffer.allocUnsafeSlow(shared.length) : Buffer.allocUnsafe(shared.length);
  shared.copy(bytes, 0, 0, shared.length);
  return new StoredEntry(postcode, bytes, areas);
}

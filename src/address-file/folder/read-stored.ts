import { StoredEntry } from '../entry/stored-entry.ts';
import type { OpenStore } from './store.ts';

/** The entry of a compact postcode, decoded as far as it is read; undefined if the store has none. */
export function storedEntry(
  { postcodes, areas }: Pick<OpenStore, 'postcodes' | 'areas'>,
  postcode: string,
): StoredEntry | undefined {
  const shared = postcodes.getBinaryFast(postcode);
  if (shared === undefined) return undefined;
  // The next read overwrites what is shared.
  const bytes = Buffer.allocUnsafe(shared.length);
  shared.copy(bytes, 0, 0, shared.length);
  return new StoredEntry(postcode, bytes, areas);
}

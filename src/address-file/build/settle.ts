import type { DeliveryPoints } from './delivery-points.ts';
import { eachRecord, type FileExtents, type Partitions, readExtents } from './partitions.ts';
import { readReference } from './record.ts';

/**
 * Moves rows that refer to a delivery point to the partitions of their delivery points.
 *
 * @returns how many rows refer to a delivery point that no source has
 */
export function settle(
  waiting: readonly FileExtents[],
  points: DeliveryPoints,
  partitions: Partitions,
): number {
  let unmatched = 0;
  for (const { path, extents } of waiting) {
    for (const extent of extents) {
      const bytes = readExtents([{ path, extents: [extent] }]);
      eachRecord(bytes, (reader, start, end) => {
        reader.byte();
        const partition = points.partitionOf(readReference(reader));
        if (partition === undefined) unmatched++;
        else partitions.add(partition, (writer) => writer.append(bytes.subarray(start, end)));
      });
    }
  }
  return unmatched;
}

/** Divides waiting rows into shares of about the same size. */
export function shares(waiting: readonly FileExtents[], count: number): FileExtents[][] {
  return Array.from({ length: count }, (_, share) =>
    waiting.map(({ path, extents }) => ({
      path,
      extents: extents.filter((_extent, at) => at % count === share),
    })),
  );
}

import { workerData } from 'node:worker_threads';
import { moved } from './moved.ts';
import { type Bucket, packBucket } from './pack-postings.ts';
import type { FileExtents } from './partitions.ts';
import { PartitionRenderer, type RenderSettings } from './render-partition.ts';

/** A thread of a build. It renders partitions, then packs buckets of the search index. */
const renderer = PartitionRenderer.create(workerData as RenderSettings);

/** Returns a RenderedPartition. Its large arrays move to the main thread without being copied. */
export default async function renderPartition(partition: readonly FileExtents[]): Promise<unknown> {
  const rendered = (await renderer).render(partition);
  return moved(rendered, [rendered.bytes, rendered.pairs, rendered.streets]);
}

/** Returns PackedPostings. Its bytes move to the main thread without being copied. */
export function pack(bucket: Bucket): unknown {
  const packed = packBucket(bucket);
  return moved(packed, [packed.bytes]);
}

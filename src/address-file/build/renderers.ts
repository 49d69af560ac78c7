import { bundled } from '../../bundled.ts';
import { ThreadPool } from '../../thread-pool.ts';
import { type Bucket, type PackedPostings, packBucket } from './pack-postings.ts';
import type { FileExtents } from './partitions.ts';
import { PartitionRenderer, type RenderedPartition, type RenderSettings } from './render-partition.ts';

/** Renders partitions and packs buckets of the search index, on threads if there are any. */
export interface Renderers {
  render(partition: readonly FileExtents[]): Promise<RenderedPartition>;
  pack(bucket: Bucket): Promise<PackedPostings>;
  close(): Promise<void>;
}

/**
 * @param threads 0 renders in the calling thread, which is faster for up to some tens of thousands of
 * addresses
 */
export async function createRenderers(settings: RenderSettings, threads: number): Promise<Renderers> {
  if (threads === 0) {
    const renderer = await PartitionRenderer.create(settings);
    return {
      render: async (partition) => renderer.render(partition),
      pack: async (bucket) => packBucket(bucket),
      close: async () => undefined,
    };
  }
  const pool = new ThreadPool({
    filename: bundled(new URL('./thread.ts', import.meta.url)),
    minThreads: threads,
    maxThreads: threads,
    workerData: settings,
  });
  return {
    render: (partition) => pool.run(partition) as Promise<RenderedPartition>,
    pack: (bucket) => pool.run(bucket, { name: 'pack' }) as Promise<PackedPostings>,
    // Wait for work under way. The result of a thread that was torn down in between would never arrive.
    close: () => pool.close({ force: true }),
  };
}

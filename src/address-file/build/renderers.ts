import { ThreadPool } from '../../thread-pool.ts';
import { type Bucket, type PackedPostings, packBucket } from './pack-postings.ts';
import type { Extent } from './partitions.ts';
import { PartitionRenderer, type RenderedPartition, type RenderSettings } from './render-partition.ts';

/** Renders partitions and packs buckets of the search index, several at a time where there are threads. */
export interface Renderers {
  render(extents: readonly Extent[]): Promise<RenderedPartition>;
  pack(bucket: Bucket): Promise<PackedPostings>;
  close(): Promise<void>;
}

/** @param threads 0 renders in the thread of the caller, which is quicker for some tens of thousands of addresses */
export async function createRenderers(settings: RenderSettings, threads: number): Promise<Renderers> {
  if (threads === 0) {
    const renderer = await PartitionRenderer.create(settings);
    return {
      render: async (extents) => renderer.render(extents),
      pack: async (bucket) => packBucket(bucket),
      close: async () => undefined,
    };
  }
  const pool = new ThreadPool({
    filename: new URL('./thread.ts', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
    workerData: settings,
  });
  return {
    render: (extents) => pool.run(extents) as Promise<RenderedPartition>,
    pack: (bucket) => pool.run(bucket, { name: 'pack' }) as Promise<PackedPostings>,
    // Work under way is waited for: the answer of a thread that is torn down in between would have nobody to go to.
    close: () => pool.close({ force: true }),
  };
}

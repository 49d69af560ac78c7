import { Piscina } from 'piscina';
import type { Extent } from './partitions.ts';
import { PartitionRenderer, type RenderedPartition, type RenderSettings } from './render-partition.ts';

/** Renders partitions, several at a time where there are threads. */
export interface Renderers {
  render(extents: readonly Extent[]): Promise<RenderedPartition>;
  close(): Promise<void>;
}

/** @param threads 0 renders in the thread of the caller, which is quicker for some tens of thousands of addresses */
export async function createRenderers(settings: RenderSettings, threads: number): Promise<Renderers> {
  if (threads === 0) {
    const renderer = await PartitionRenderer.create(settings);
    return { render: async (extents) => renderer.render(extents), close: async () => undefined };
  }
  const pool = new Piscina<readonly Extent[], RenderedPartition>({
    filename: new URL('./thread.ts', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
    workerData: settings,
  });
  return { render: (extents) => pool.run(extents), close: () => pool.destroy() };
}

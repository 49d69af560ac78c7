import { workerData } from 'node:worker_threads';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import type { Extent } from './partitions.ts';
import { PartitionRenderer, type RenderSettings } from './render-partition.ts';

/** A thread of a build: renders one partition after the other. */
const renderer = PartitionRenderer.create(workerData as RenderSettings);

/** Gives a RenderedPartition, whose bytes move to the main thread without being copied. */
export default async function renderPartition(extents: readonly Extent[]): Promise<unknown> {
  const rendered = (await renderer).render(extents);
  return move({ [transferableSymbol]: [rendered.bytes.buffer], [valueSymbol]: rendered } as never);
}

import { bundled } from '../../bundled.ts';
import { ThreadPool } from '../../thread-pool.ts';
import type { FileSeal } from '../folder/manifest.ts';
import type { PlaceRange } from '../places/place-table.ts';
import { type GatheredStreets, gatherStreets } from '../typeahead/build/gather.ts';
import { collectPairs, type PairBatch } from '../typeahead/build/pairs.ts';
import { flushAndSeal } from './building-folder.ts';
import { openSource, type SourceSettings } from './typeahead-source.ts';

/** Helps to make the typeahead index, on threads if there are any. */
export interface TypeaheadHelpers {
  gather(range: PlaceRange): Promise<GatheredStreets>;
  collect(batch: PairBatch): Promise<Uint32Array>;
  /** Waits until the store is on the disk, and computes its seal. */
  sealStore(): Promise<FileSeal>;
  close(): Promise<void>;
}

/** @param threads 0 does everything in the calling thread */
export function createTypeaheadHelpers(settings: SourceSettings, threads: number): TypeaheadHelpers {
  if (threads === 0) {
    const source = openSource(settings);
    return {
      gather: async (range) => gatherStreets(source, range),
      collect: async (batch) => collectPairs(batch),
      sealStore: () => flushAndSeal(settings.store),
      close: () => source.close(),
    };
  }
  const pool = new ThreadPool({
    filename: bundled(new URL('./typeahead-thread.ts', import.meta.url)),
    minThreads: threads,
    maxThreads: threads,
    workerData: settings,
  });
  return {
    gather: (range) => pool.run(range) as Promise<GatheredStreets>,
    collect: (batch) => pool.run(batch, { name: 'collect' }) as Promise<Uint32Array>,
    sealStore: () => pool.run(settings.store, { name: 'seal' }) as Promise<FileSeal>,
    // Wait for work under way. The result of a thread that was torn down in between would never arrive.
    close: () => pool.close({ force: true }),
  };
}

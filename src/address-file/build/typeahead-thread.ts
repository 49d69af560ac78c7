import { workerData } from 'node:worker_threads';
import type { FileSeal } from '../folder/manifest.ts';
import type { PlaceRange } from '../places/place-table.ts';
import { gatherStreets } from '../typeahead/build/gather.ts';
import { collectPairs, type PairBatch } from '../typeahead/build/pairs.ts';
import { flushAndSeal } from './building-folder.ts';
import { moved } from './moved.ts';
import { openSource, type SourceSettings } from './typeahead-source.ts';

/** A thread that helps to make the typeahead index. It gathers streets, seals the store, collects pairs. */
const source = openSource(workerData as SourceSettings);

/** Returns GatheredStreets. Its large arrays move to the main thread without being copied. */
export default function gather(range: PlaceRange): unknown {
  const gathered = gatherStreets(source, range);
  const { rows, rowStarts, addresses, markedWords, wordStarts } = gathered.containers;
  const { sums, placed } = gathered;
  return moved(gathered, [rows, rowStarts, addresses, markedWords, wordStarts, sums, placed]);
}

/** Returns the containers of pairs, without copying them. */
export function collect(batch: PairBatch): unknown {
  const collected = collectPairs(batch);
  return moved(collected, [collected]);
}

export function seal(path: string): Promise<FileSeal> {
  return flushAndSeal(path);
}

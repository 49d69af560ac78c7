import { workerData } from 'node:worker_threads';
import type { FileSeal } from '../folder/manifest.ts';
import type { PlaceRange } from '../places/place-table.ts';
import { gatherStreets } from '../typeahead/build/gather.ts';
import { flushAndSeal } from './building-folder.ts';
import { moved } from './moved.ts';
import { openSource, type SourceSettings } from './typeahead-source.ts';

/** A thread that helps to make the typeahead index. It gathers streets, and one of them seals the store. */
const source = openSource(workerData as SourceSettings);

/** Returns GatheredStreets. Its large arrays move to the main thread without being copied. */
export default function gather(range: PlaceRange): unknown {
  const gathered = gatherStreets(source, range);
  const { rows, rowStarts, addresses, markedWords, wordStarts } = gathered.containers;
  const { sums, placed } = gathered;
  return moved(gathered, [rows, rowStarts, addresses, markedWords, wordStarts, sums, placed]);
}

export function seal(path: string): Promise<FileSeal> {
  return flushAndSeal(path);
}

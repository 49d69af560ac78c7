import { faultPointAsync } from '../../../faults.ts';
import type { AddressFile } from '../../address-file.ts';
import type { PlaceRange } from '../../places/place-table.ts';
import { TypeaheadWriter } from '../store.ts';
import { numberContainers, writeContainers } from './containers.ts';
import type { GatheredStreets } from './gather.ts';
import { GatheredContainers, type GatheredRows } from './gathered-containers.ts';
import { addLocalities, SUMS } from './localities.ts';
import { type PairPlan, writePairLists } from './pair-lists.ts';
import { writeSquares } from './squares.ts';
import { writeLexicon, writeWordLists } from './word-lists.ts';

/** The part of an address file that the index is made from. */
export type TypeaheadSource = Pick<AddressFile, 'streets' | 'localities' | 'stored'>;

/** The number of streets that are gathered at a time. */
const STREETS_OF_RANGE = 2000;

/** What an index is made from. */
export interface IndexSource {
  /** The number of streets. */
  readonly streets: number;
  readonly localities: TypeaheadSource['localities'];
  /** What was gathered from each of the {@link streetRanges}, in order. */
  readonly gathered: Iterable<GatheredStreets> | AsyncIterable<GatheredStreets>;
  /** Called with the streets that are done, and all. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** The containers and postcodes of an index. */
export interface IndexContents {
  readonly containers: GatheredRows;
  /** The postcodes with their squares, in several lists (squares.ts). */
  readonly placed: readonly Float64Array[];
}

/** The counts of an index. */
export interface TypeaheadCounts {
  /** The number of localities, streets, buildings and organisations. */
  readonly containers: number;
  /** The number of words by which they are found. */
  readonly containerWords: number;
}

/** Returns the ranges in which this many streets are gathered. */
export function streetRanges(streets: number): readonly PlaceRange[] {
  return Array.from({ length: Math.ceil(streets / STREETS_OF_RANGE) }, (_, at) => ({
    from: at * STREETS_OF_RANGE,
    to: Math.min((at + 1) * STREETS_OF_RANGE, streets),
  }));
}

/** Puts together what was gathered, and adds the localities. */
export async function joinStreets(source: IndexSource): Promise<IndexContents> {
  const { streets, localities, gathered, onProgress } = source;
  const containers = new GatheredContainers();
  const sums = new Float64Array(streets * SUMS);
  const placed: Float64Array[] = [];
  let done = 0;
  for await (const part of gathered) {
    containers.addAll(part.containers);
    sums.set(part.sums, done * SUMS);
    placed.push(part.placed);
    done += part.sums.length / SUMS;
    onProgress?.(done, streets);
  }
  addLocalities(containers, localities, sums);
  return { containers: containers.take(), placed };
}

/**
 * Writes the typeahead index of an address file. The same file always gives the same bytes.
 *
 * @param path the path of a file that does not exist yet
 */
export async function writeTypeahead(
  path: string,
  { containers, placed }: IndexContents,
  options: Pick<PairPlan, 'collect' | 'leastPaired'> = {},
): Promise<TypeaheadCounts> {
  const store = new TypeaheadWriter(path);
  try {
    await faultPointAsync('address-file.typeahead');
    const numbered = numberContainers(containers);
    const lexicon = writeLexicon(store, numbered);
    writeContainers(store, numbered, lexicon.places);
    const written = writeWordLists(store, numbered, lexicon);
    await writePairLists(store, { ...written, containers: numbered.order.length, ...options });
    writeSquares(store, placed);
    const counts: TypeaheadCounts = {
      containers: numbered.order.length,
      containerWords: lexicon.sorted.length,
    };
    store.set('counts', Buffer.from(JSON.stringify(counts)));
    return counts;
  } finally {
    await store.close();
  }
}

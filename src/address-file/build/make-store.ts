import { faultPointAsync } from '../../faults.ts';
import { itemAt, present } from '../../present.ts';
import type { Area } from '../entry/layout.ts';
import type { Counts, Manifest } from '../folder/manifest.ts';
import { answerDatabase, StoreWriter } from '../folder/store.ts';
import { inOrder } from '../in-order.ts';
import type { Intake } from './intake.ts';
import { type BuildModules, importRenderer } from './modules.ts';
import type { PackedPostings } from './pack-postings.ts';
import { BUCKET_BITS, PairSpill } from './pair-spill.ts';
import { PlaceTables } from './place-tables.ts';
import { addCounts, eachPostcode, NO_COUNTS, type RenderedPartition } from './render-partition.ts';
import { createRenderers, type Renderers } from './renderers.ts';

/** The counts that are known once the store is written. */
export type StoreCounts = Omit<Counts, 'containers' | 'containerWords'>;

/** What a store is made of, and the files to use. */
export interface StorePlan {
  /** The intake, after all rows were taken in. */
  readonly intake: Intake;
  /** A file to create, for the pairs of the search index. */
  readonly pairs: string;
  /** A file to create, for the table of streets. */
  readonly streets: string;
  /** The store itself, a file to create. */
  readonly store: string;
  readonly modules: BuildModules;
  readonly threads: number;
  readonly onProgress: (stage: 'make' | 'index', done: number, total: number) => void;
}

/**
 * Writes the store: the postcodes in order, the tables of streets and localities, then the search index in
 * key order.
 */
export async function makeStore(
  plan: StorePlan,
): Promise<Pick<Manifest, 'areas' | 'answers'> & { readonly counts: StoreCounts }> {
  const { intake, modules, threads } = plan;
  const areas = intake.areas();
  const { answers } = await importRenderer(modules);
  const partitions = intake.finish();
  const renderers = await createRenderers({ areas, aliases: intake.aliases, modules }, threads);
  const pairs = new PairSpill(plan.pairs);
  const places = new PlaceTables(plan.streets);
  const store = new GrowingStore(plan.store, areas, answers);
  try {
    const render = (at: number) => renderers.render(itemAt(partitions, at));
    for await (const [rendered, done] of inOrder(partitions.length, threads, render)) {
      await faultPointAsync('address-file.write');
      store.appendPartition(rendered);
      pairs.add(rendered.pairs);
      places.add(rendered.streets);
      plan.onProgress('make', done, partitions.length);
    }
    store.writePlaces(places);
    await index(pairs, store, renderers, plan);
  } finally {
    pairs.close();
    places.close();
    await renderers.close();
    await store.close();
  }
  const { points, unmatched } = intake;
  const repeatedUdprns = points.repetitions;
  return {
    counts: { ...store.counts, repeatedUdprns, unmatched, ...store.placeCounts, ...store.searchCounts },
    areas: sorted(store.areas),
    answers,
  };
}

/** How many pairs one prefix of a key should hold on average: about half a kilobyte. */
const PAIRS_OF_PREFIX = 128;

async function index(pairs: PairSpill, store: GrowingStore, renderers: Renderers, plan: StorePlan) {
  const prefixBits = Math.max(BUCKET_BITS, Math.ceil(Math.log2((pairs.pairs + 1) / PAIRS_OF_PREFIX)));
  const buckets = pairs.finish();
  store.setSearch({ prefixBits });
  const pack = (at: number) => renderers.pack({ path: pairs.path, extents: itemAt(buckets, at), prefixBits });
  for await (const [packed, done] of inOrder(buckets.length, plan.threads, pack)) {
    await faultPointAsync('address-file.index');
    store.appendPostings(packed);
    plan.onProgress('index', done, buckets.length);
  }
}

/** The store while it is being written. */
class GrowingStore {
  counts = NO_COUNTS;
  placeCounts = { streets: 0, localities: 0 };
  searchCounts = { searchKeys: 0, searchPostings: 0 };
  areas: Manifest['areas'] = {};
  readonly #store: StoreWriter;
  readonly #answers: readonly string[];

  constructor(path: string, areas: readonly Area[], answers: readonly string[]) {
    this.#store = new StoreWriter(path, answers);
    this.#store.setAreas(areas);
    this.#answers = answers;
  }

  appendPartition(rendered: RenderedPartition): void {
    this.#store.transaction(() => {
      eachPostcode(rendered, this.#answers, (postcode, entry, answers) => {
        this.#store.append('postcode', postcode, entry);
        this.#answers.forEach((name, at) => {
          this.#store.append(
            answerDatabase(name),
            postcode,
            present(answers[at], 'an answer of the postcode'),
          );
        });
      });
    });
    this.counts = addCounts(this.counts, rendered.counts);
    for (const [area, counts] of Object.entries(rendered.areas)) {
      const known = this.areas[area];
      this.areas = { ...this.areas, [area]: known === undefined ? counts : addCounts(known, counts) };
    }
  }

  writePlaces(tables: PlaceTables): void {
    this.placeCounts = tables.write(this.#store);
  }

  setSearch(layout: { readonly prefixBits: number }): void {
    this.#store.setSearch(layout);
  }

  appendPostings({ prefixes, ends, bytes, keys, postings }: PackedPostings): void {
    const values = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#store.transaction(() => {
      prefixes.forEach((prefix, at) => {
        const value = values.subarray(at === 0 ? 0 : ends[at - 1]!, ends[at]!);
        this.#store.appendNumbered('search', prefix, value);
      });
    });
    const { searchKeys, searchPostings } = this.searchCounts;
    this.searchCounts = { searchKeys: searchKeys + keys, searchPostings: searchPostings + postings };
  }

  close(): Promise<void> {
    return this.#store.close();
  }
}

function sorted<Value>(record: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));
}

import { faultPointAsync } from '../../faults.ts';
import type { Area } from '../entry/layout.ts';
import { MANIFEST_FILE, type Manifest, type ManifestSource, printManifest } from '../folder/manifest.ts';
import { sealFile } from '../folder/seal.ts';
import { answerDatabase, STORE_FILE, StoreWriter } from '../folder/store.ts';
import type { BadRow, RowSource } from '../rows.ts';
import { BadRowLimit } from './bad-row-limit.ts';
import { BuildingFolder, flush } from './building-folder.ts';
import { Intake } from './intake.ts';
import { type BuildModules, importRenderer } from './modules.ts';
import type { Extent } from './partitions.ts';
import { addCounts, eachPostcode, NO_COUNTS, type RenderedPartition } from './render-partition.ts';
import { createRenderers } from './renderers.ts';

const ROWS_FILE = 'rows.tmp';

export interface BuildOptions {
  /** Read one after the other. */
  readonly sources: readonly RowSource[];
  /** The folder to be made. It must not be there. */
  readonly out: string;
  readonly modules: BuildModules;
  /** `Y24M05`; by default the newest that a source names, else the day. */
  readonly edition?: string;
  /** Threads that join, encode and render. Default 2; with 0 the calling thread does that. */
  readonly threads?: number;
  /** The share of its rows that may be bad in each source. Default 0.01. */
  readonly badRowShare?: number;
  readonly now?: Date;
  readonly onBadRow?: (row: BadRow) => void;
  readonly onProgress?: (progress: BuildProgress) => void;
}

/** How far a build is: reading the sources, then making the entries, then sealing the file. */
export interface BuildProgress {
  readonly stage: 'read' | 'make' | 'seal';
  /** The source being read. */
  readonly source: string;
  readonly done: number;
  readonly total: number;
  /** Rows read so far, in all sources. */
  readonly rows: number;
}

export interface BuildReport {
  readonly manifest: Manifest;
  /** The lowest of the UDPRNs that several rows have; `manifest.counts.repeatedUdprns` says how many there are. */
  readonly repeatedUdprns: readonly number[];
}

/**
 * Builds an address file: a folder that appears whole or not at all. The same rows give the same store to the last
 * byte, whatever their order and the number of threads.
 *
 * Memory stays bounded whatever the number of rows: they are sorted on disk into partitions (src/address-file/build/intake.ts),
 * which threads turn into entries and ready answers, and the store is written in the order of the postcodes.
 *
 * @throws BadRowLimitExceeded where too many rows of a source are bad; Error where the folder is there already
 */
export async function buildAddressFile(options: BuildOptions): Promise<BuildReport> {
  const folder = BuildingFolder.create(options.out);
  try {
    const report = await fill(folder, options);
    await faultPointAsync('address-file.publish');
    folder.publish();
    return report;
  } catch (error) {
    folder.abandon();
    throw error;
  }
}

/** Makes the files of the folder, the manifest last. */
async function fill(folder: BuildingFolder, options: BuildOptions): Promise<BuildReport> {
  const now = options.now ?? new Date();
  const intake = new Intake(folder.file(ROWS_FILE));
  try {
    const sources = await readSources(intake, options);
    intake.settle();
    const made = await makeStore(intake, folder, options);
    folder.remove(`${STORE_FILE}-lock`);
    flush(folder.file(STORE_FILE));
    const seal = await sealFile(folder.file(STORE_FILE), (done, total) =>
      options.onProgress?.({ stage: 'seal', source: '', done, total, rows: 0 }),
    );
    const manifest: Manifest = {
      edition: options.edition ?? (newestEdition(options.sources) || now.toISOString().slice(0, 10)),
      invented: options.sources.some(({ invented }) => invented),
      builtAt: now.toISOString(),
      sources,
      ...made,
      files: { [STORE_FILE]: seal },
    };
    folder.write(MANIFEST_FILE, printManifest(manifest));
    return { manifest, repeatedUdprns: intake.repeated };
  } finally {
    intake.close();
    folder.remove(ROWS_FILE);
  }
}

async function readSources(intake: Intake, options: BuildOptions): Promise<ManifestSource[]> {
  const read: ManifestSource[] = [];
  let rows = 0;
  for (const source of options.sources) {
    const limit = new BadRowLimit(source.name, options.badRowShare ?? 0.01);
    const summary = await intake.read(source, async (batch, refused) => {
      await faultPointAsync('address-file.read');
      for (const bad of [...batch.badRows, ...refused]) options.onBadRow?.(bad);
      rows += batch.rows.length;
      limit.count(batch.rows.length - refused.length, batch.badRows.length + refused.length);
      const { name, bytes } = source;
      options.onProgress?.({ stage: 'read', source: name, done: batch.bytesRead, total: bytes, rows });
    });
    limit.end();
    read.push(summary);
  }
  return read;
}

/** Renders the partitions, several ahead of the one that is being written, and writes them in their order. */
async function makeStore(
  intake: Intake,
  folder: BuildingFolder,
  { modules, threads = 2, onProgress }: BuildOptions,
): Promise<Pick<Manifest, 'counts' | 'areas' | 'answers'>> {
  const areas = intake.areas();
  const partitions = intake.finish();
  const { answers } = await importRenderer(modules);
  const settings = { path: folder.file(ROWS_FILE), areas, aliases: intake.aliases, modules };
  const renderers = await createRenderers(settings, threads);
  const store = new StoredPartitions(folder.file(STORE_FILE), areas, answers);
  try {
    const underWay: Promise<RenderedPartition>[] = [];
    const begin = (extents: readonly Extent[] | undefined) => {
      if (extents === undefined) return;
      const rendering = renderers.render(extents);
      // Awaited in its turn; until then a failure is not an unhandled one.
      rendering.catch(() => undefined);
      underWay.push(rendering);
    };
    for (const extents of partitions.slice(0, threads + 1)) begin(extents);
    for (let done = 1; underWay.length > 0; done++) {
      const rendered = await underWay.shift()!;
      begin(partitions[done + threads]);
      await faultPointAsync('address-file.write');
      store.append(rendered);
      onProgress?.({ stage: 'make', source: '', done, total: partitions.length, rows: 0 });
    }
  } finally {
    await renderers.close();
    await store.close();
  }
  const { repeatedUdprns, unmatched } = intake;
  return { counts: { ...store.counts, repeatedUdprns, unmatched }, areas: sorted(store.areas), answers };
}

/** The store, as the partitions are written to it. */
class StoredPartitions {
  counts = NO_COUNTS;
  areas: Manifest['areas'] = {};
  readonly #store: StoreWriter;
  readonly #answers: readonly string[];

  constructor(path: string, areas: readonly Area[], answers: readonly string[]) {
    this.#store = new StoreWriter(path, answers);
    this.#store.setAreas(areas);
    this.#answers = answers;
  }

  append(rendered: RenderedPartition): void {
    this.#store.transaction(() => {
      eachPostcode(rendered, this.#answers, (postcode, entry, answers) => {
        this.#store.append('postcode', postcode, entry);
        this.#answers.forEach((name, at) => {
          this.#store.append(answerDatabase(name), postcode, answers[at]!);
        });
      });
    });
    this.counts = addCounts(this.counts, rendered.counts);
    for (const [area, counts] of Object.entries(rendered.areas)) {
      const known = this.areas[area];
      this.areas = { ...this.areas, [area]: known === undefined ? counts : addCounts(known, counts) };
    }
  }

  close(): Promise<void> {
    return this.#store.close();
  }
}

function newestEdition(sources: readonly RowSource[]): string {
  return (
    sources
      .map(({ edition }) => edition)
      .sort()
      .at(-1) ?? ''
  );
}

function sorted<Value>(record: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));
}

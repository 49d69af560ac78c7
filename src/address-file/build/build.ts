import { faultPointAsync } from '../../faults.ts';
import { MANIFEST_FILE, type Manifest, type ManifestSource, printManifest } from '../folder/manifest.ts';
import { STORE_FILE } from '../folder/store.ts';
import type { BadRow, RowSource } from '../rows.ts';
import { TYPEAHEAD_FILE } from '../typeahead/store.ts';
import { BadRowLimit } from './bad-row-limit.ts';
import { BuildingFolder, flushAndSeal } from './building-folder.ts';
import { Intake } from './intake.ts';
import { makeStore } from './make-store.ts';
import { makeTypeahead } from './make-typeahead.ts';
import type { BuildModules } from './modules.ts';

/** Temporary: the rows, sorted into partitions. */
const ROWS_FILE = 'rows.tmp';
/** Temporary: the pairs of the search index. */
const PAIRS_FILE = 'pairs.tmp';
/** Temporary: the streets, before their table is written. */
const STREETS_FILE = 'streets.tmp';

export interface BuildOptions {
  /** The sources, read one after the other. */
  readonly sources: readonly RowSource[];
  /** The folder to create. It must not exist yet. */
  readonly out: string;
  readonly modules: BuildModules;
  /** The edition (`Y24M05`). Default: the newest edition that a source names, or else today's date. */
  readonly edition?: string;
  /** How many threads join, encode and render. Default 2; with 0 the calling thread does it. */
  readonly threads?: number;
  /** The share of bad rows that each source may have. Default 0.01. */
  readonly badRowShare?: number;
  readonly now?: Date;
  readonly onBadRow?: (row: BadRow) => void;
  readonly onProgress?: (progress: BuildProgress) => void;
}

/**
 * How far a build has got. Its stages: read the sources, make the entries, index them, make the typeahead
 * index and seal the store beside it, seal the index.
 */
export interface BuildProgress {
  readonly stage: 'read' | 'make' | 'index' | 'typeahead' | 'seal';
  /** The source being read. */
  readonly source: string;
  readonly done: number;
  readonly total: number;
  /** Rows read so far, in all sources. */
  readonly rows: number;
}

export interface BuildReport {
  readonly manifest: Manifest;
  /**
   * The lowest ten of the UDPRNs that several rows share. `manifest.counts.repeatedUdprns` counts all of
   * them.
   */
  readonly repeatedUdprns: readonly number[];
}

/**
 * Builds an address file: a folder that appears in one step, complete. The same rows give a byte-identical
 * store, whatever their order and the number of threads.
 *
 * Memory stays bounded for any number of rows. The rows are sorted on disk into partitions
 * (src/address-file/build/intake.ts); threads turn these into entries, ready answers and search keys
 * (src/address-file/build/make-store.ts).
 *
 * @throws BadRowLimitExceeded if a source has too many bad rows
 * @throws Error if the folder exists already or another process is building it
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

/** Writes the files of the folder, the manifest last. */
async function fill(folder: BuildingFolder, options: BuildOptions): Promise<BuildReport> {
  const now = options.now ?? new Date();
  const intake = new Intake(folder.file(ROWS_FILE));
  try {
    const { sources, isPlainList } = await readSources(intake, options);
    intake.settle();
    const { modules, threads = 2, onProgress } = options;
    const made = await makeStore({
      intake,
      rows: folder.file(ROWS_FILE),
      pairs: folder.file(PAIRS_FILE),
      streets: folder.file(STREETS_FILE),
      store: folder.file(STORE_FILE),
      modules,
      threads,
      onProgress: (stage, done, total) => onProgress?.({ stage, source: '', done, total, rows: 0 }),
    });
    folder.remove(`${STORE_FILE}-lock`);
    const { counts, storeSeal } = await makeTypeahead({
      store: folder.file(STORE_FILE),
      typeahead: folder.file(TYPEAHEAD_FILE),
      ...made,
      threads,
      onProgress: (done, total) => onProgress?.({ stage: 'typeahead', source: '', done, total, rows: 0 }),
    });
    folder.remove(`${STORE_FILE}-lock`);
    folder.remove(`${TYPEAHEAD_FILE}-lock`);
    const typeaheadSeal = await flushAndSeal(folder.file(TYPEAHEAD_FILE), (done, total) =>
      onProgress?.({ stage: 'seal', source: '', done, total, rows: 0 }),
    );
    const manifest: Manifest = {
      edition: options.edition ?? (newestEdition(options.sources) || now.toISOString().slice(0, 10)),
      invented: options.sources.some(({ invented }) => invented),
      ...(isPlainList && { plainList: true }),
      builtAt: now.toISOString(),
      sources,
      ...made,
      counts: { ...made.counts, ...counts },
      files: { [STORE_FILE]: storeSeal, [TYPEAHEAD_FILE]: typeaheadSeal },
    };
    folder.write(MANIFEST_FILE, printManifest(manifest));
    return { manifest, repeatedUdprns: intake.repeated };
  } finally {
    intake.close();
    folder.remove(ROWS_FILE);
    folder.remove(PAIRS_FILE);
    folder.remove(STREETS_FILE);
  }
}

/**
 * @returns `isPlainList` is true if every source of addresses is a plain list. Sources that only locate
 * addresses do not count.
 */
async function readSources(
  intake: Intake,
  options: BuildOptions,
): Promise<{ readonly sources: ManifestSource[]; readonly isPlainList: boolean }> {
  const read: ManifestSource[] = [];
  const withAddresses = new Set<RowSource>();
  let rows = 0;
  for (const source of options.sources) {
    const limit = new BadRowLimit(source.name, options.badRowShare ?? 0.01);
    const summary = await intake.read(source, async (batch, taken, refused) => {
      await faultPointAsync('address-file.read');
      for (const bad of [...batch.badRows, ...refused]) options.onBadRow?.(bad);
      rows += taken;
      if (!withAddresses.has(source) && batch.rows.some(({ kind }) => kind === 'address'))
        withAddresses.add(source);
      limit.count(taken, batch.badRows.length + refused.length);
      const { name, bytes } = source;
      options.onProgress?.({ stage: 'read', source: name, done: batch.bytesRead, total: bytes, rows });
    });
    limit.end();
    read.push(summary);
  }
  const isPlainList = withAddresses.size > 0 && [...withAddresses].every(({ isList }) => isList === true);
  return { sources: read, isPlainList };
}

function newestEdition(sources: readonly RowSource[]): string {
  return (
    sources
      .map(({ edition }) => edition)
      .sort()
      .at(-1) ?? ''
  );
}

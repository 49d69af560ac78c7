import { faultPointAsync } from '../../faults.ts';
import { MANIFEST_FILE, type Manifest, printManifest } from '../folder/manifest.ts';
import { STORE_FILE } from '../folder/store.ts';
import type { BadRow, RowSource } from '../rows.ts';
import { TYPEAHEAD_FILE } from '../typeahead/store.ts';
import { BuildingFolder, flushAndSeal } from './building-folder.ts';
import { Intake } from './intake.ts';
import { makeStore } from './make-store.ts';
import { makeTypeahead } from './make-typeahead.ts';
import type { BuildModules } from './modules.ts';
import { readInTurn, readOnThreads } from './read-sources.ts';
import { Reading, type ReadingProgress } from './reading.ts';
import { sourceGroups } from './source-groups.ts';

const LARGE_SOURCE = 16 * 1024 * 1024;

/** Temporary: the rows, sorted into partitions. */
const ROWS_FILE = 'rows.tmp';
/** Temporary: the pairs of the search index. */
const PAIRS_FILE = 'pairs.tmp';
/** Temporary: the streets, before their table is written. */
const STREETS_FILE = 'streets.tmp';

export interface BuildOptions {
  /** The sources, read one after the other unless `modules` says how threads find them. */
  readonly sources: readonly RowSource[];
  /** The folder to create. It must not exist yet. */
  readonly out: string;
  readonly modules: BuildModules;
  /** The edition (`Y24M05`). Default: the newest edition that a source names, or else today's date. */
  readonly edition?: string;
  /** How many threads read, join, encode and render. Default 2; with 0 the calling thread does it. */
  readonly threads?: number;
  /**
   * A source of at least this many bytes is read at the same time as others. Below that, starting a thread
   * takes longer than it gains. Default 16 MiB.
   */
  readonly largeSource?: number;
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
export interface BuildProgress extends ReadingProgress {
  readonly stage: 'read' | 'make' | 'index' | 'typeahead' | 'seal';
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
    const reading = await readSources(intake, folder, options);
    const { modules, threads = 2, onProgress } = options;
    const made = await makeStore({
      intake,
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
      ...(reading.isPlainList && { plainList: true }),
      builtAt: now.toISOString(),
      sources: reading.manifest,
      ...made,
      counts: { ...made.counts, ...counts },
      files: { [STORE_FILE]: storeSeal, [TYPEAHEAD_FILE]: typeaheadSeal },
    };
    folder.write(MANIFEST_FILE, printManifest(manifest));
    return { manifest, repeatedUdprns: intake.points.repeated };
  } finally {
    intake.remove();
    folder.remove(PAIRS_FILE);
    folder.remove(STREETS_FILE);
  }
}

/** Takes in all sources, on threads if that is possible and gains time. */
async function readSources(intake: Intake, folder: BuildingFolder, options: BuildOptions): Promise<Reading> {
  const { sources, modules, threads = 2, largeSource = LARGE_SOURCE, onProgress } = options;
  const finder = threads < 2 ? undefined : modules.sources;
  const groups = finder === undefined ? [] : sourceGroups(sources, largeSource);
  const isAtOnce = groups.length > 1;
  const reading = new Reading({
    sources,
    isAtOnce,
    badRowShare: options.badRowShare ?? 0.01,
    onBadRow: (row) => options.onBadRow?.(row),
    onProgress: (progress) => onProgress?.({ stage: 'read', ...progress }),
  });
  try {
    if (finder === undefined || !isAtOnce) await readInTurn(sources, intake, reading);
    else {
      const fileOf = (task: number) => folder.file(`${task}-${ROWS_FILE}`);
      await readOnThreads({ sources, groups, threads, finder, fileOf }, intake, reading);
    }
  } finally {
    reading.flush();
  }
  return reading;
}

function newestEdition(sources: readonly RowSource[]): string {
  return (
    sources
      .map(({ edition }) => edition)
      .sort()
      .at(-1) ?? ''
  );
}

import { faultPointAsync } from '../../faults.ts';
import { present } from '../../present.ts';
import type { ManifestSource } from '../folder/manifest.ts';
import type { BadRow, RowSource } from '../rows.ts';
import { BadRowLimit } from './bad-row-limit.ts';
import { BadRowOrder } from './bad-row-order.ts';
import type { Taken } from './intake.ts';

export interface ReadingOptions {
  readonly sources: readonly RowSource[];
  /** Whether several sources are read at the same time. */
  readonly isAtOnce: boolean;
  readonly badRowShare: number;
  readonly onBadRow: (row: BadRow) => void;
  readonly onProgress: (progress: ReadingProgress) => void;
}

/** How many bytes have been read of the source, or of all sources if several are read at the same time. */
export interface ReadingProgress {
  /** The name of the source, or `3 sources`. */
  readonly source: string;
  readonly done: number;
  readonly total: number;
  /** Rows read so far, in all sources. */
  readonly rows: number;
}

/** What a build knows about its sources while it reads them. Sources are named by their index. */
export class Reading {
  readonly #options: ReadingOptions;
  readonly #sources: readonly SourceState[];
  readonly #badRows: BadRowOrder;

  constructor(options: ReadingOptions) {
    this.#options = options;
    this.#sources = options.sources.map((source) => ({
      source,
      limit: new BadRowLimit(source.name, options.badRowShare),
      rows: 0,
      badRows: 0,
      bytesRead: 0,
      hasAddresses: false,
    }));
    this.#badRows = new BadRowOrder(this.#sources.length, options.onBadRow);
  }

  /**
   * Counts what was taken from a batch, and reports it.
   *
   * @throws BadRowLimitExceeded if too many rows of the source are bad
   */
  async count(source: number, { rows, badRows, hasAddresses, bytesRead }: Taken): Promise<void> {
    await faultPointAsync('address-file.read');
    this.#badRows.add(source, badRows);
    const state = this.#state(source);
    state.rows += rows;
    state.badRows += badRows.length;
    state.bytesRead = bytesRead;
    state.hasAddresses ||= hasAddresses;
    state.limit.count(rows, badRows.length);
    this.#options.onProgress(this.#progress(state));
  }

  /** Must be called when a source has been read to its end. @throws BadRowLimitExceeded */
  end(source: number): void {
    const state = this.#state(source);
    state.limit.end();
    this.#badRows.end(source);
    if (!this.#options.isAtOnce) return;
    state.bytesRead = state.source.bytes;
    this.#options.onProgress(this.#progress(state));
  }

  /** Reports the bad rows that are held back. Call it when reading has ended, in whatever way. */
  flush(): void {
    this.#badRows.flush();
  }

  /** What the manifest says about each source. */
  get manifest(): ManifestSource[] {
    return this.#sources.map(({ source: { name, layout, edition, licence }, rows, badRows }) => {
      return { name, layout, edition, licence, rows, badRows };
    });
  }

  /** Whether every source of addresses is a plain list. Sources that only locate addresses do not count. */
  get isPlainList(): boolean {
    const withAddresses = this.#sources.filter(({ hasAddresses }) => hasAddresses);
    return withAddresses.length > 0 && withAddresses.every(({ source }) => source.isList === true);
  }

  #state(source: number): SourceState {
    return present(this.#sources[source], `source ${source} of the build`);
  }

  #progress({ source, bytesRead }: SourceState): ReadingProgress {
    const rows = sum(this.#sources.map((state) => state.rows));
    if (!this.#options.isAtOnce) return { source: source.name, done: bytesRead, total: source.bytes, rows };
    return {
      source: `${this.#sources.length} sources`,
      done: sum(this.#sources.map((state) => state.bytesRead)),
      total: sum(this.#sources.map((state) => state.source.bytes)),
      rows,
    };
  }
}

interface SourceState {
  readonly source: RowSource;
  readonly limit: BadRowLimit;
  rows: number;
  badRows: number;
  bytesRead: number;
  hasAddresses: boolean;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

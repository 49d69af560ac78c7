import { itemAt } from '../../present.ts';
import type { Block } from '../../records/block.ts';
import { ColumnProfile } from './column-profile.ts';
import type { TableReport } from './report.ts';

/** The statistics of all columns of a table. */
export class TableProfile {
  readonly #columns: ColumnProfile[];
  readonly #labels: readonly string[];
  #records = 0;
  #rejected = 0;

  /** The profiles that this table shares with another table, which adds the values to them. */
  readonly #shared: Set<ColumnProfile>;

  /**
   * @param labels the original name of each column
   * @param shared profiles of columns with the same values in another table, by the columns' names
   */
  constructor(
    names: readonly string[],
    labels: readonly string[] = names,
    shared: ReadonlyMap<string, ColumnProfile> = new Map(),
  ) {
    this.#columns = names.map((name) => shared.get(name) ?? new ColumnProfile(name));
    this.#labels = labels;
    this.#shared = new Set(shared.values());
  }

  /** The profiles of some columns, for a table that has the same values in them. */
  columns(names: ReadonlySet<string>): Map<string, ColumnProfile> {
    return new Map(
      this.#columns.flatMap((column) => (names.has(column.name) ? [[column.name, column]] : [])),
    );
  }

  /** Gives a shared column a profile of its own, because its values will be others from now on. */
  unshare(name: string): void {
    const at = this.#columns.findIndex((column) => column.name === name);
    const shared = this.#columns[at];
    if (shared === undefined || !this.#shared.delete(shared)) return;
    const own = new ColumnProfile(name);
    own.merge(shared);
    this.#columns[at] = own;
  }

  add(block: Block, rejected = 0): void {
    this.#rejected += rejected;
    for (const _ of this.adding(block));
  }

  /** Adds a block, and stops after each column, so that the caller may do something else in between. */
  *adding(block: Block): Generator<void> {
    this.#records += block.recordCount;
    for (const [at, column] of this.#columns.entries()) {
      if (this.#shared.has(column)) continue;
      for (const value of block.values(at)) column.add(value);
      yield;
    }
  }

  /** Adds the profile of the records that follow, which have the same columns. */
  merge(other: TableProfile): void {
    this.#records += other.#records;
    this.#rejected += other.#rejected;
    for (const [at, column] of this.#columns.entries()) column.merge(itemAt(other.#columns, at));
  }

  report(source: string, showValues: boolean): TableReport {
    const columns = this.#columns.map((column, at) => column.report(itemAt(this.#labels, at), showValues));
    const filled = columns.reduce((sum, column) => sum + column.filled, 0);
    const fields = this.#records * columns.length;
    return {
      source,
      records: this.#records,
      rejected: this.#rejected,
      fillRate: fields === 0 ? 0 : filled / fields,
      columns,
    };
  }
}

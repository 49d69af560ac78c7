import { setImmediate } from 'node:timers/promises';
import { Comparison } from '../../cleansing/profile/comparison/comparison.ts';
import type { ComparisonReport } from '../../cleansing/profile/comparison/comparison-report.ts';
import type { TableReport } from '../../cleansing/profile/report.ts';
import { TableProfile } from '../../cleansing/profile/table-profile.ts';
import type { OpenedChain } from '../../engine/opened-chain.ts';
import type { RecordBatch } from '../../formats/table-reader.ts';
import { appliedSteps } from '../../planning/applied-steps.ts';
import { itemAt, present } from '../../present.ts';
import type { Block } from '../../records/block.ts';

/** A block of a run: as it was read, and as the run left it. */
export interface SampledBlock {
  readonly batch: RecordBatch;
  /** The lines of the records that a step refused. */
  readonly refused: Set<number>;
  /** The other records as the output has them. Undefined if none has arrived. */
  made: Block | undefined;
}

/** Describes blocks of a run, one after the other: both tables, and what became of each value. */
export class DescribedBlocks {
  /** The numbers of the blocks that have been described, or are being described. */
  readonly numbers: number[] = [];
  readonly #before: TableProfile;
  readonly #after: TableProfile;
  readonly #comparison: Comparison;
  readonly #names: readonly string[];
  readonly #places: ReadonlyMap<string, number>;
  /**
   * The columns that had the same values before and after in every block so far. Most columns of most files
   * are among them, and describing them once is enough.
   */
  readonly #same: Set<string>;

  /** @param headings the headings of the original columns */
  constructor(chain: OpenedChain, headings: readonly string[]) {
    this.#names = chain.columns.map(({ name }) => name);
    const labels = this.#names.map((name, at) => headings[at] || name);
    const after = present(chain.outputs[0], 'the output of the plan').map(({ name }) => name);
    this.#places = new Map(after.map((name, at) => [name, at]));
    this.#same = new Set(this.#names.filter((name) => this.#places.has(name)));
    const labelOf = new Map(this.#names.map((name, at) => [name, itemAt(labels, at)]));
    const labelsAfter = after.map((name) => labelOf.get(name) ?? name);
    this.#before = new TableProfile(this.#names, labels);
    this.#after = new TableProfile(after, labelsAfter, this.#before.columns(this.#same));
    this.#comparison = new Comparison(
      { names: this.#names, labels: headings },
      { names: after, labels: labelsAfter },
      appliedSteps(chain.layout),
    );
  }

  /** Describes a block, with pauses in which other work of this thread goes on. */
  async add(number: number, { batch, refused, made }: SampledBlock): Promise<void> {
    this.numbers.push(number);
    for (const name of this.#changed(batch.block, made)) {
      this.#same.delete(name);
      this.#after.unshare(name);
    }
    for (const _ of this.#before.adding(batch.block)) await setImmediate();
    if (made === undefined) return;
    for (const _ of this.#after.adding(made)) await setImmediate();
    const rows = batch.lines.flatMap((line, row) => (refused.has(line) ? [] : [row]));
    if (rows.length !== made.recordCount) return;
    const lines = rows.map((row) => itemAt(batch.lines, row));
    for (const _ of this.#comparison.adding(batch.block.pick(rows), made, lines)) await setImmediate();
  }

  /** The columns that were the same so far, but differ in this block. */
  #changed(before: Block, after: Block | undefined): string[] {
    return this.#names.filter((name, at) => {
      const place = this.#places.get(name);
      if (place === undefined || !this.#same.has(name)) return false;
      if (after?.recordCount !== before.recordCount) return true;
      const values = after.values(place);
      return before.values(at).some((value, row) => value !== values[row]);
    });
  }

  /**
   * @param before the name of the original file
   * @param after the name of the cleansed file
   * @param showsValues whether the examples of changes show values. If false, the values are masked.
   */
  report(
    before: string,
    after: string,
    showsValues: boolean,
  ): { table: TableReport; after: TableReport; comparison: ComparisonReport } {
    return {
      table: this.#before.report(before, false),
      after: this.#after.report(after, false),
      comparison: this.#comparison.report(showsValues),
    };
  }
}

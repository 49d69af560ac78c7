import { CATALOGUE } from '../../cleansing/catalogue.ts';
import { encodeRecord } from '../../cleansing/deduplication/encode-record.ts';
import type { FileModel } from '../../cleansing/deduplication/file-model.ts';
import type { MatchRule } from '../../cleansing/deduplication/match-rule.ts';
import { readRecord } from '../../cleansing/deduplication/read-record.ts';
import { RecordReader } from '../../cleansing/deduplication/record-reader.ts';
import { surveyInMemory } from '../../cleansing/deduplication/survey-in-memory.ts';
import { type FrozenReferences, ReferenceShelf } from '../../cleansing/references.ts';
import { Chain } from '../../engine/chain.ts';
import type { Block } from '../../records/block.ts';
import { layOut } from '../../workflow/planned-step.ts';
import type { WayToDeduplication } from './planned-deduplication.ts';
import { valuesAt } from './records-as-compared.ts';

/**
 * The most records of a file to learn from. The records of a larger file would not fit into memory, so
 * nothing is learned from it.
 */
export const MOST_LEARNED_FROM = 500_000;

/** Learns from the blocks of a file, as they are read, what a run over the file would learn. */
export class ModelLearner {
  readonly #chain: Chain;
  readonly #inputs: ReadonlyMap<string, number>;
  readonly #rule: MatchRule;
  #records: string[] | undefined = [];

  private constructor(chain: Chain, { inputs, rule }: WayToDeduplication) {
    this.#chain = chain;
    this.#inputs = inputs;
    this.#rule = rule;
  }

  static async prepare(
    way: WayToDeduplication,
    { now, references }: { readonly now: Date; readonly references: FrozenReferences },
  ): Promise<ModelLearner> {
    const { columns, steps } = way.before;
    const run = { now, references: new ReferenceShelf().open(references) };
    return new ModelLearner(
      await Chain.prepare({ columns, layout: layOut(columns, steps, CATALOGUE) }, run),
      way,
    );
  }

  async see(block: Block): Promise<void> {
    if (this.#records === undefined) return;
    const { block: left } = await this.#chain.process(block);
    const reader = new RecordReader({
      input: (need) => valuesAt(left, this.#inputs.get(need)),
    });
    for (let row = 0; row < left.recordCount; row++)
      this.#records.push(encodeRecord(readRecord(reader.fields(row))));
    if (this.#records.length > MOST_LEARNED_FROM) this.#records = undefined;
  }

  /** The learned model. Undefined if the file is too large. */
  model(): FileModel | undefined {
    return this.#records === undefined ? undefined : surveyInMemory(this.#records, this.#rule);
  }
}

import type { ReferenceShelf } from '../cleansing/references.ts';
import type { Database } from '../database/connection.ts';
import type { Block } from '../records/block.ts';
import type { Column } from '../records/column.ts';
import { Chain, type ChainResult } from '../workflow/chain.ts';
import { AnswerReader } from '../workflow/dataset-step/answers.ts';
import { outputColumns } from '../workflow/output-columns.ts';
import { passesOf } from '../workflow/passes.ts';
import { StoredChunks } from './chunks.ts';
import {
  comparisonsOfJob,
  emittersOf,
  type JobEmitter,
  realChain,
  recordNumbers,
  runOf,
} from './comparison.ts';
import type { FrozenJob } from './frozen-job.ts';
import { type PassBlock, type PassSource, sourceOf } from './pass-source.ts';
import { PlacedRecords } from './placed-records.ts';
import { type MadeBlock, madeBlock, type Work } from './task.ts';

/** A pass of a chain made ready in one task: what it reads, what it does and what it makes of each block. */
export class JobPass {
  readonly chain: Chain;
  /** The columns of the chain's input. */
  readonly columns: readonly Column[];
  readonly source: PassSource;
  readonly emitters: readonly JobEmitter[];
  /** Second outputs whose records have places, gathered in a later stage. */
  readonly placed: readonly PlacedRecords[];
  readonly isLast: boolean;
  readonly hasOutputs: boolean;
  readonly #answers: AnswerReader | undefined;
  readonly #writers: readonly ((at: PassBlock, result: ChainResult) => MadeBlock | undefined)[];

  private constructor(parts: Omit<JobPass, 'process' | 'make' | '#answers' | '#writers'> & Private) {
    this.chain = parts.chain;
    this.columns = parts.columns;
    this.source = parts.source;
    this.emitters = parts.emitters;
    this.placed = parts.placed;
    this.isLast = parts.isLast;
    this.hasOutputs = parts.hasOutputs;
    this.#answers = parts.answers;
    this.#writers = parts.writers;
  }

  static async prepare(
    database: Database,
    frozen: FrozenJob,
    { chain: at, pass = 0 }: Work & { kind: 'cleanse' },
    shelf: ReferenceShelf,
  ): Promise<JobPass> {
    const real = await realChain(database, frozen, at);
    const passes = passesOf(real.plan.steps);
    const { from, before, applies, emits } = passes[pass]!;
    const isLast = !emits;
    const emitters = await emittersOf(database, frozen, at, { at: pass, isLast }, real, shelf);
    const chain = await Chain.prepare(real.columns, real.plan.steps, runOf(frozen, shelf), pass, emitters);
    const own = comparisonsOfJob(frozen).filter((comparison) => comparison.chain === at);
    const applied = applies ? own[pass - 1]! : undefined;
    const records = applied && (await recordNumbers(database, frozen, applied));
    const answers = applied && new AnswerReader(new StoredChunks(database, applied.chunksId), records!);

    const writers: Private['writers'][number][] = [];
    if (emits) {
      // The input has the records where nothing was done to them; only what is left of them is stored.
      const all = before > from;
      const { recordsId } = own[pass]!;
      writers.push(({ blockNumber }, { block, numbers, rejects }) =>
        all || rejects.length > 0
          ? madeBlock(recordsId, blockNumber, withNumbers(block, chain.columnsAfter, numbers))
          : undefined,
      );
    }
    const placed = new Map<string, PlacedRecords>();
    for (const [output, plan] of real.plan.outputs.entries()) {
      const id = frozen.chains[at]!.outputIds[output]!;
      const positions = () => outputColumns(chain.layout, plan).map(({ position }) => position);
      if (plan.step === undefined) {
        if (!isLast) continue;
        const all = positions();
        writers.push(({ blockNumber }, { block }) => madeBlock(id, blockNumber, block.arrange(all)));
        continue;
      }
      const step = chain.layout.steps.findIndex(({ planned }) => planned.id === plan.step);
      if (step < from || step >= before) continue;
      const all = positions();
      const { gives } = chain.layout.steps[step]!;
      writers.push(({ blockNumber }, { given }) => {
        const records = given.get(plan.step!);
        if (records === undefined || records.places.length > 0) return undefined;
        return madeBlock(id, blockNumber, PlacedRecords.block(records, gives.length).arrange(all));
      });
      if (step === from && applied !== undefined) {
        placed.set(plan.step, new PlacedRecords(plan.step, applied.chunksId, gives.length, records!.main));
      }
    }
    return new JobPass({
      chain,
      columns: real.columns,
      source: sourceOf(frozen, at, pass),
      emitters,
      placed: [...placed.values()],
      isLast,
      hasOutputs: real.plan.outputs.some(({ step }) => step === undefined),
      answers,
      writers,
    });
  }

  /** Sends a block through the steps. Where that fails, nothing of it has been emitted. */
  async process({ block, numbers }: PassBlock): Promise<ChainResult> {
    const marks = this.emitters.map(({ buffer }) => buffer.mark());
    try {
      const answers = await this.#answers?.ofBlock(numbers);
      return await this.chain.process(block, { numbers, ...(answers && { answers }) });
    } catch (error) {
      for (const [at, { buffer }] of this.emitters.entries()) buffer.rollBack(marks[at]!);
      throw error;
    }
  }

  /** The blocks that come of one block, for the outputs and for the pass after this one. */
  make(at: PassBlock, result: ChainResult): MadeBlock[] {
    return this.#writers.flatMap((write) => write(at, result) ?? []);
  }
}

interface Private {
  readonly answers: AnswerReader | undefined;
  readonly writers: readonly ((at: PassBlock, result: ChainResult) => MadeBlock | undefined)[];
}

function withNumbers(block: Block, columnCount: number, numbers: readonly number[]): Block {
  return block.arrange([...Array(columnCount).keys(), [...numbers]]);
}

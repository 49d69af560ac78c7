import type { Catalogue } from '../cleansing/catalogue.ts';
import type { FrozenReferences } from '../cleansing/references.ts';
import { JobShape } from '../engine/job-shape.ts';
import type { OpenedChain } from '../engine/opened-chain.ts';
import { planTasks } from '../engine/plan-tasks.ts';
import { type Stage, stagesOf } from '../engine/stage.ts';
import { addStatistics, RECORDS } from '../engine/statistics.ts';
import type { Work } from '../engine/work.ts';
import type { RecordBatch } from '../formats/table-reader.ts';
import { present } from '../present.ts';
import { Block } from '../records/block.ts';
import type { RunInput, RunOutput, RunReport } from './ends.ts';
import { inOrder } from './in-order.ts';
import { BLOCKS_PER_TASK, LocalStore } from './local-store.ts';
import type { HandedBack, HandedBlock, HandedWork, WorkDone } from './messages.ts';
import { type ReadBlocks, readBlocks } from './read-blocks.ts';
import type { RunThreads } from './run-threads.ts';
import { Spill } from './spill.ts';

/**
 * A chain with its tables. The outputs are in the order of the plan; undefined means that the output is not
 * wanted.
 */
export interface RunChain {
  readonly chain: OpenedChain;
  readonly input: RunInput;
  readonly outputs: readonly (RunOutput | undefined)[];
}

/** The settings that a run has frozen for all its records. */
export interface RunSettings {
  readonly now: Date;
  readonly references: FrozenReferences;
  /** Data that does not fit into memory is put aside next to this file. */
  readonly beside: string;
  readonly threads: RunThreads;
  readonly catalogue: Catalogue;
}

/** How many tasks each thread is given: one that it works on, and one that waits. */
const UNDER_WAY_PER_THREAD = 2;

/**
 * About how many bytes a record takes in a typical file. Used to estimate the number of records before they
 * are read.
 */
const RECORD_BYTES = 100;

/**
 * Does a job without a server. This thread reads the tables and stores the results; other threads do the
 * tasks. Results are stored in the order of the input, so the output is the same for any number of threads.
 *
 * @returns the statistics, with the names that a job has
 */
export async function runLocally(
  chains: readonly RunChain[],
  { now, references, beside, threads, catalogue }: RunSettings,
  report: RunReport,
): Promise<Record<string, number>> {
  const plans = chains.map(({ chain }) => chain.plan);
  threads.begin({
    plans,
    now: now.toISOString(),
    references,
    styles: chains.map(({ outputs }) => outputs.map((output) => output?.style ?? null)),
  });
  const spill = new Spill(beside);
  const shape = new JobShape(plans, catalogue);
  const run = new LocalRun(
    { chains, shape },
    spill,
    threads.count * UNDER_WAY_PER_THREAD,
    report,
    (work, movable) => threads.perform(work, movable),
  );
  try {
    return await run.toEnd();
  } finally {
    await spill.remove();
  }
}

/** A task of a run. */
interface RunTask {
  readonly work: Work;
  readonly units: number;
  /** The blocks that were read for the task, if it is a first pass. */
  readonly read?: ReadBlocks;
}

/** Does a task, given everything that it reads. @param movable buffers that nobody else needs */
export type PerformTask = (work: HandedWork, movable: readonly ArrayBuffer[]) => Promise<WorkDone>;

/** Runs a job from its first stage to its last, with a function that performs its tasks. */
export class LocalRun {
  readonly #chains: readonly RunChain[];
  readonly #shape: JobShape;
  readonly #store: LocalStore;
  readonly #underWay: number;
  readonly #report: RunReport;
  readonly #perform: PerformTask;
  #statistics: Record<string, number> = {};

  /** @param underWay the most tasks at a time */
  constructor(
    { chains, shape }: { readonly chains: readonly RunChain[]; readonly shape: JobShape },
    spill: Spill,
    underWay: number,
    report: RunReport,
    perform: PerformTask,
  ) {
    this.#chains = chains;
    this.#shape = shape;
    const expected = chains.map(({ input }) => input.size / RECORD_BYTES);
    this.#store = new LocalStore(this.#shape, spill, expected);
    this.#underWay = underWay;
    this.#report = report;
    this.#perform = perform;
  }

  async toEnd(): Promise<Record<string, number>> {
    for (const stage of stagesOf(this.#shape)) await this.#doStage(stage);
    return this.#statistics;
  }

  async #doStage(stage: Stage): Promise<void> {
    if (stage.kind === 'pass' && stage.level === 0) {
      const order = mainBeforeReference(this.#shape);
      return this.#doTasks(this.#reading(order), this.#underWay, () => undefined);
    }
    const tasks = (await planTasks(this.#shape, stage, this.#store)).filter(({ work }) =>
      this.#isWanted(work),
    );
    // A survey, learn or combine task holds data of all records, so only one runs at a time.
    const atOnce = ['survey', 'learn', 'combine'].includes(stage.kind) ? 1 : this.#underWay;
    const phases =
      stage.kind === 'resolve' || stage.kind === 'pass'
        ? this.#shape.comparisonsAt(stage.level).map(() => this.#report.phase())
        : [];
    await this.#doTasks(tasks, atOnce, () => {
      for (const phase of phases) phase.advance(1 / tasks.length);
    });
  }

  /** The tasks of the first passes, created while their records are read. */
  async *#reading(order: readonly number[]): AsyncGenerator<RunTask> {
    for (const chain of order) {
      const { input } = this.#chain(chain);
      const isRun = this.#shape.emits(chain, 0);
      for await (const read of readBlocks(input.reader, isRun ? BLOCKS_PER_TASK : 1, (records) =>
        this.#store.countRead(chain, records),
      )) {
        const from = present(read.blocks[0], 'a block that was read').number;
        const before = from + read.blocks.length;
        yield { work: { kind: 'pass', chain, pass: 0, from, before }, units: 0, read };
      }
    }
  }

  async #doTasks(
    tasks: Iterable<RunTask> | AsyncIterable<RunTask>,
    atOnce: number,
    onDone: () => void,
  ): Promise<void> {
    await inOrder(tasks, atOnce, async (task) => {
      const { work, units, read } = task;
      const { counts } = this.#store;
      const { blocks, chunks, movable } =
        read === undefined ? await this.#store.take(work) : { blocks: read.blocks, chunks: [], movable: [] };
      const sampled = this.#sampled(work, blocks);
      const done = await this.#perform({ work, units, counts, blocks, sampled, chunks }, movable);
      return async () => {
        await this.#keep(task, done);
        onDone();
      };
    });
  }

  /** Keeps what a task made. Rows go to their files; everything else waits for later stages. */
  async #keep({ work, read }: RunTask, done: WorkDone): Promise<void> {
    const made = [...done.made];
    if (read !== undefined && 'chain' in work) {
      const { input } = this.#chain(work.chain);
      for (const [at, batch] of read.batches.entries()) {
        const { number } = present(read.blocks[at], 'the block of a batch');
        await this.#report.rejects.ofReading(input.name, batch.rejects);
        if (work.chain === 0 && this.#report.sample?.wants(number)) this.#report.sample.read(number, batch);
        this.#add(countsOfReading(batch));
        this.#report.onRecords(batch.block.recordCount + batch.rejects.length);
        for (const one of made.splice(0, countOfBlock(made, number))) await this.#keepMade(work.chain, one);
      }
    }
    for (const one of made) await this.#keepMade('chain' in work ? work.chain : 0, one);
    await this.#store.keepChunks(work, done);
    this.#add(done.statistics);
  }

  async #keepMade(chain: number, { blockNumber, content }: HandedBack): Promise<void> {
    const { input, outputs } = this.#chain(chain);
    switch (content.kind) {
      case 'output':
        if (content.sample !== undefined) {
          this.#report.sample?.made(blockNumber, Block.unpack(Buffer.from(content.sample)));
        }
        return present(outputs[content.output], 'an output that was written').write(content.rows);
      case 'rejects':
        if (chain === 0) {
          this.#report.sample?.refused(
            blockNumber,
            content.records.map(({ line }) => line),
          );
        }
        return this.#report.rejects.ofSteps(input, content.records);
      case 'records':
        return this.#store.keepRecords(content.comparison, blockNumber, content);
    }
  }

  /** The blocks of a task that the sample follows. */
  #sampled(work: Work, blocks: readonly HandedBlock[]): number[] {
    const { sample } = this.#report;
    if (sample === undefined || !('chain' in work) || work.chain !== 0) return [];
    return blocks.map(({ number }) => number).filter((number) => sample.wants(number));
  }

  #isWanted(work: Work): boolean {
    return work.kind !== 'gather' || this.#chain(work.chain).outputs[work.output] !== undefined;
  }

  #chain(at: number): RunChain {
    return present(this.#chains[at], `chain ${at} of the run`);
  }

  #add(counts: Record<string, number>): void {
    this.#statistics = addStatistics(this.#statistics, counts);
  }
}

/**
 * Sorts the chains so that each comes before its references, because their records are numbered after its
 * own.
 */
function mainBeforeReference({ plans, comparisons }: JobShape): number[] {
  const order: number[] = [];
  const put = (chain: number) => {
    if (order.includes(chain)) return;
    for (const { chain: main, reference } of comparisons) if (reference === chain) put(main);
    order.push(chain);
  };
  for (const chain of plans.keys()) put(chain);
  return order;
}

/**
 * The counts of reading. The first pass counts valid records as read. The count of written records is there
 * even if it stays 0.
 */
function countsOfReading({ rejects }: RecordBatch): Record<string, number> {
  return {
    [RECORDS.read]: rejects.length,
    [RECORDS.written]: 0,
    ...(rejects.length > 0 && { [RECORDS.rejected]: rejects.length }),
  };
}

/** Counts the results at the beginning of the list that belong to this block. */
function countOfBlock(made: readonly HandedBack[], number: number): number {
  const other = made.findIndex(({ blockNumber }) => blockNumber !== number);
  return other < 0 ? made.length : other;
}

import { faultPointAsync } from '../faults.ts';
import { itemAt, present } from '../present.ts';
import type { ChainResult } from './chain.ts';
import { AnswerReader } from './dataset-step/answers.ts';
import { givenBlock, PlacedRecords } from './dataset-step/placed-records.ts';
import type { OpenedJob } from './opened-job.ts';
import type { PassEmitter, PassOutput, PreparedPass } from './prepared-pass.ts';
import { addStatistics, countsOfPass } from './statistics.ts';
import type { MadeChunk, PassBlock, Sized, TaskPort, TaskProgress } from './task-port.ts';
import type { PassWork, TaskEnd } from './work.ts';

/**
 * How many blocks and bytes a pass that emits gathers before it stores them. With less, each partition's
 * chunk would be a tiny row.
 */
const GATHERED_BLOCKS = 32;
const GATHERED_BYTES = 32 * 1024 * 1024;

/**
 * Sends consecutive blocks through a pass of a chain. While one block is cleansed, the next are fetched and
 * the previous one is stored. Blocks are stored strictly in order, each with the task's new position, so a
 * crash costs one block. A pass that emits stores several blocks at a time, together with their entries, so a
 * crash costs all of these blocks.
 */
export async function passTask<Made extends Sized>(
  job: OpenedJob,
  work: PassWork,
  port: TaskPort<Made>,
): Promise<TaskEnd> {
  const pass = await job.pass(work.chain, work.pass ?? 0);
  const task = new PassTask(job, work, pass, port);
  const gathered = new Gathered(port, task);
  try {
    for await (const input of port.blocks(work)) {
      const result = await task.process(input);
      await gathered.add(input, result, await task.make(input, result));
      if (port.isOver && input.blockNumber + 1 < work.before) return 'given-back';
    }
    return 'done';
  } finally {
    // Also runs if the next block failed. The task's position is then that block.
    await gathered.finish();
    pass.giveBack(task.emitters);
  }
}

/**
 * A pass in one task: its emitters, the answers that it applies, and the results that it makes from each
 * block.
 */
class PassTask<Made extends Sized> {
  readonly emitters: readonly PassEmitter[];
  /** The records with places. They wait here until they are stored. */
  readonly placed: PlacedRecords | undefined;
  readonly #job: OpenedJob;
  readonly #work: PassWork;
  readonly #pass: PreparedPass;
  readonly #port: TaskPort<Made>;
  readonly #answers: AnswerReader | undefined;

  constructor(job: OpenedJob, work: PassWork, pass: PreparedPass, port: TaskPort<Made>) {
    this.#job = job;
    this.#work = work;
    this.#pass = pass;
    this.#port = port;
    this.emitters = pass.emitters(job, port.counts);
    const { applied, placing } = pass;
    if (applied === undefined) return;
    const records = job.shape.recordsOf(applied, port.counts.records);
    this.#answers = new AnswerReader(port.chunks(applied), records);
    if (placing !== undefined)
      this.placed = new PlacedRecords(placing.planned.id, placing.gives.length, records.main);
  }

  /** Sends a block through the steps. If that fails, nothing of the block has been emitted. */
  async process({ block, numbers }: PassBlock): Promise<ChainResult> {
    const marks = this.emitters.map(({ buffer }) => ({ buffer, mark: buffer.mark() }));
    try {
      const answers = await this.#answers?.ofBlock(numbers);
      return await this.#pass.chain.process(block, { numbers, ...(answers && { answers }) }, this.emitters);
    } catch (error) {
      for (const { buffer, mark } of marks) buffer.rollBack(mark);
      throw error;
    }
  }

  /** Everything that must be stored for a block. */
  async make(input: PassBlock, result: ChainResult): Promise<Made[]> {
    const made = [...this.#records(input, result)];
    for (const output of this.#pass.outputs) made.push(...this.#output(output, input, result));
    if (result.rejects.length > 0) made.push(await this.#port.rejected(this.#work, input, result.rejects));
    return made;
  }

  counts(input: PassBlock, result: ChainResult): Record<string, number> {
    const { plan } = this.#job.chain(this.#work.chain);
    return countsOfPass(this.#pass, plan, input.recordCount, result);
  }

  /** The chunks of everything that was emitted, or given with places, since the last call. */
  chunks(firstBlock: number): MadeChunk[] {
    const { partitions } = this.#port.counts;
    const partitionsOf = (at: number) => present(partitions[at], 'the partitions of a comparison');
    const emitted = this.emitters.flatMap(({ buffer, isReference, comparison }) =>
      buffer
        .take(partitionsOf(comparison), isReference, firstBlock)
        .map((chunk) => ({ ...chunk, comparison })),
    );
    const { applied } = this.#pass;
    if (applied === undefined) return emitted;
    const placed = (this.placed?.take(firstBlock) ?? []).map((chunk) => ({ ...chunk, comparison: applied }));
    return [...emitted, ...placed];
  }

  /**
   * The records for the next pass. Each has its number in an extra column and, if the input has lines, its
   * line in another. If this pass changed nothing and the input can be read again, only blocks with rejected
   * records are stored.
   */
  #records({ blockNumber, numbers: before, lines }: PassBlock, result: ChainResult): Made[] {
    const { next, isEmpty, chain } = this.#pass;
    const { block, numbers, rejects } = result;
    if (next === undefined || (this.#port.keepsInput && isEmpty && rejects.length === 0)) return [];
    const columns = [...Array(chain.columnsAfter).keys()];
    const target = { kind: 'records', comparison: next } as const;
    if (lines === undefined)
      return [this.#port.made(target, blockNumber, block.arrange([...columns, [...numbers]]))];
    // A remaining record keeps its line.
    const lineOf = new Map(before.map((number, row) => [number, itemAt(lines, row)]));
    const left = numbers.map((number) => present(lineOf.get(number), 'the line of a record'));
    return [this.#port.made(target, blockNumber, block.arrange([...columns, [...numbers], left]))];
  }

  /**
   * The blocks for an output: the remaining records, or the records that a step gave to it without places.
   */
  #output(
    { output, positions, step }: PassOutput,
    { blockNumber }: PassBlock,
    { block, given }: ChainResult,
  ): Made[] {
    const target = { kind: 'output', chain: this.#work.chain, output } as const;
    if (step === undefined) return [this.#port.made(target, blockNumber, block.arrange(positions))];
    const own = given.get(step.planned.id);
    if (own === undefined || own.places.length > 0) return [];
    const records = givenBlock(own.records, step.gives.length);
    return [this.#port.made(target, blockNumber, records.arrange(positions))];
  }
}

/** The results that are not stored yet. */
class Gathered<Made extends Sized> {
  readonly #port: TaskPort<Made>;
  readonly #task: PassTask<Made>;
  /** Whether several blocks are stored at a time. */
  readonly #isRun: boolean;
  #progress: TaskProgress;
  #made: Made[] = [];
  #blocks = 0;
  #firstBlock = 0;
  #bytes = 0;
  #stored: Promise<void> = Promise.resolve();

  constructor(port: TaskPort<Made>, task: PassTask<Made>) {
    this.#port = port;
    this.#task = task;
    this.#isRun = task.emitters.length > 0 || task.placed !== undefined;
    this.#progress = port.began;
  }

  async add(input: PassBlock, result: ChainResult, made: readonly Made[]): Promise<void> {
    const { emitters, placed } = this.#task;
    if (this.#blocks === 0) this.#firstBlock = input.blockNumber;
    this.#blocks++;
    this.#made.push(...made);
    for (const { byteLength } of made) this.#bytes += byteLength;
    const given = placed && result.given.get(placed.step);
    if (given !== undefined) placed?.add(given);
    this.#progress = {
      position: input.blockNumber + 1,
      unitsDone: this.#progress.unitsDone + input.recordCount,
      statistics: addStatistics(this.#progress.statistics, this.#task.counts(input, result)),
    };
    const emitted = emitters.reduce((sum, { buffer }) => sum + buffer.byteLength, 0);
    const isFull = this.#blocks >= GATHERED_BLOCKS || this.#bytes + emitted >= GATHERED_BYTES;
    if (!this.#isRun || isFull) await this.#flush();
  }

  /** Stores the remaining results and waits until they are stored. */
  async finish(): Promise<void> {
    await this.#flush();
    await this.#stored;
  }

  /** Starts storing, once the previous results are stored. */
  async #flush(): Promise<void> {
    if (this.#blocks === 0) return;
    const made = this.#made;
    const chunks = this.#task.chunks(this.#firstBlock);
    this.#made = [];
    this.#blocks = 0;
    this.#bytes = 0;
    await this.#stored;
    this.#stored = this.#store(this.#progress, made, chunks);
    // Awaited before the next results are stored. Until then a failure must not count as an unhandled
    // rejection.
    this.#stored.catch(() => undefined);
  }

  async #store(progress: TaskProgress, made: readonly Made[], chunks: readonly MadeChunk[]): Promise<void> {
    await faultPointAsync('task.store-block', progress.position - 1);
    await this.#port.advance(progress, made, chunks);
  }
}

import type { Reject } from '../engine/chain-state.ts';
import type { ChunkKind } from '../engine/dataset-step/chunk.ts';
import type { OpenedJob } from '../engine/opened-job.ts';
import type {
  BlockTarget,
  ChunkStore,
  JobCounts,
  MadeChunk,
  PassBlock,
  TaskPort,
  TaskProgress,
} from '../engine/task-port.ts';
import type { PassWork } from '../engine/work.ts';
import { present } from '../present.ts';
import { Block } from '../records/block.ts';
import type { HandedBack, HandedBlock, HandedChunks, HandedWork, WorkDone } from './messages.ts';
import type { RowEncoders } from './row-encoders.ts';

/**
 * A task of a run, on a thread. Everything that it reads was handed to it, and everything that it makes is
 * handed back.
 */
export class HandedTask implements TaskPort<HandedBack> {
  readonly began: TaskProgress;
  readonly unitsTotal: number;
  readonly counts: JobCounts;
  readonly isOver = false;
  /** A file can be read only once. */
  readonly keepsInput = false;
  readonly #job: OpenedJob;
  readonly #encoders: RowEncoders;
  readonly #handed: HandedWork;
  readonly #made: HandedBack[] = [];
  readonly #chunks: MadeChunk[] = [];
  readonly #removed: { kind: ChunkKind; bucket: number }[] = [];
  #statistics: Record<string, number> = {};

  constructor(job: OpenedJob, encoders: RowEncoders, handed: HandedWork) {
    const { work, units, counts } = handed;
    this.began = { position: 'from' in work ? work.from : 0, unitsDone: 0, statistics: {} };
    this.unitsTotal = units;
    this.counts = counts;
    this.#job = job;
    this.#encoders = encoders;
    this.#handed = handed;
  }

  async *blocks({ chain, pass = 0 }: PassWork): AsyncGenerator<PassBlock> {
    const { columnsBefore } = (await this.#job.pass(chain, pass)).chain;
    for (const block of this.#handed.blocks) yield opened(block, columnsBefore);
  }

  chunks(): ChunkStore {
    return new HandedStore(this.#handed.chunks, this.#removed);
  }

  made(target: BlockTarget, blockNumber: number, block: Block): HandedBack {
    if (target.kind === 'records') {
      const packed = block.pack();
      const numbers = block.values(block.columnCount - 2) as readonly number[];
      const [first, last] = [numbers[0] ?? 0, numbers.at(-1) ?? 0];
      const content = { ...target, recordCount: block.recordCount, packed, first, last };
      return { blockNumber, byteLength: packed.length, content };
    }
    const encode = present(this.#encoders[target.chain]?.[target.output], 'the encoder of an output');
    const rows = encode(block);
    const isSampled = target.output === 0 && this.#handed.sampled.includes(blockNumber);
    const sample = isSampled ? { sample: block.pack() } : {};
    return { blockNumber, byteLength: rows.length, content: { ...target, rows, ...sample } };
  }

  async rejected(
    { chain }: PassWork,
    { blockNumber, block, lines }: PassBlock,
    rejects: readonly Reject[],
  ): Promise<HandedBack> {
    const { columns } = this.#job.chain(chain);
    const records = rejects.map(({ row, step, reason }) => ({
      step,
      reason,
      line: present(lines?.[row], 'the line of a record'),
      values: columns.map((_, at) => block.values(at)[row] ?? null),
    }));
    return { blockNumber, byteLength: 0, content: { kind: 'rejects', records } };
  }

  async advance(
    { statistics }: TaskProgress,
    made: readonly HandedBack[],
    chunks: readonly MadeChunk[],
  ): Promise<void> {
    this.#made.push(...made);
    this.#chunks.push(...chunks);
    this.#statistics = statistics;
  }

  /** Returns everything that the task made. */
  done(): WorkDone {
    return {
      made: this.#made,
      chunks: this.#chunks,
      removed: this.#removed,
      statistics: this.#statistics,
    };
  }
}

/** The chunks that came with a task. */
class HandedStore implements ChunkStore {
  readonly #handed: readonly HandedChunks[];
  readonly #removed: { kind: ChunkKind; bucket: number }[];

  constructor(handed: readonly HandedChunks[], removed: { kind: ChunkKind; bucket: number }[]) {
    this.#handed = handed;
    this.#removed = removed;
  }

  async *read(kind: ChunkKind, bucket: number): AsyncGenerator<Uint8Array> {
    const found = this.#handed.find((one) => one.kind === kind && one.bucket === bucket);
    if (found === undefined)
      throw new Error(`Bucket ${bucket} of the chunks of kind ${kind} was not handed to this task.`);
    yield* found.payloads;
  }

  async buckets(kind: ChunkKind): Promise<readonly number[]> {
    return this.#handed.filter((one) => one.kind === kind).map(({ bucket }) => bucket);
  }

  async remove(kind: ChunkKind, bucket: number): Promise<void> {
    this.#removed.push({ kind, bucket });
  }
}

/**
 * Opens a block. A packed block has the numbers and the lines of its records after the columns of the pass.
 */
function opened(handed: HandedBlock, columnsBefore: number): PassBlock {
  const { number: blockNumber } = handed;
  if ('packed' in handed) {
    const { packed } = handed;
    const block = Block.unpack(Buffer.from(packed.buffer, packed.byteOffset, packed.length));
    const numbers = block.values(columnsBefore) as readonly number[];
    const lines = block.values(columnsBefore + 1) as readonly number[];
    return { blockNumber, recordCount: block.recordCount, block, numbers, lines };
  }
  const { recordCount, columns, first, lines } = handed;
  const numbers = Array.from({ length: recordCount }, (_, row) => first + row);
  return { blockNumber, recordCount, block: Block.of(recordCount, columns), numbers, lines };
}

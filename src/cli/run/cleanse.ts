import type { RecordNumbers } from '../../cleansing/dataset-step.ts';
import type { FrozenReferences } from '../../cleansing/references.ts';
import { CHUNK, pagesOf, partitionsFor } from '../../engine/dataset-step/chunk.ts';
import { sharesFor } from '../../engine/dataset-step/partition.ts';
import type { Resolved } from '../../engine/dataset-step/resolve.ts';
import { sampledPartitions, surveys } from '../../engine/dataset-step/survey.ts';
import { addStatistics } from '../../engine/statistics.ts';
import type { EncodedRows } from '../../formats/row-encoder.ts';
import type { RecordBatch } from '../../formats/table-reader.ts';
import type { Value } from '../../records/column.ts';
import { ThreadPool } from '../../thread-pool.ts';
import type { ChainPlan } from '../../workflow/job-plan.ts';
import { type Comparison, comparisonsOf, passesOf } from '../../workflow/passes.ts';
import type { Input } from '../files/input.ts';
import type { TableOutput } from '../files/table-output.ts';
import { countsOfPass, countsOfReading } from './counts.ts';
import { beginOutputs } from './headers.ts';
import { inOrder } from './in-order.ts';
import { LocalChunks } from './local-chunks.ts';
import type {
  Batch,
  CleansedBatch,
  CombineRequest,
  GatherRequest,
  PassDone,
  PassWork,
  ResolveRequest,
  SurveyRequest,
  ThreadSettings,
} from './messages.ts';
import type { Phase } from './progress.ts';
import type { Rejects } from './rejects.ts';
import { Spill, type Spilled } from './spill.ts';

/** Batches that pass through a thread together where they emit: what they emit is cut into one chunk a partition. */
const BATCHES_PER_RUN = 16;

/** A chain with its files: the outputs in the order of the plan, undefined where one is not wanted. */
export interface ChainFiles {
  readonly plan: ChainPlan;
  readonly input: Input;
  readonly outputs: readonly (TableOutput | undefined)[];
}

/** What a run has frozen for all its records. */
export interface RunSettings {
  readonly now: Date;
  readonly references: FrozenReferences;
  /** Beside which file data is put aside that does not fit into memory. */
  readonly beside: string;
}

/** What a run tells of how far it is. */
export interface RunReport {
  readonly rejects: Rejects;
  onRecords(count: number): void;
  /** A phase after reading begins. */
  phase(): Phase;
}

/**
 * Sends CSV files through their chains on worker threads. This thread reads and stores, the others cleanse, compare and
 * write text; what they make is stored in the order of the input, so the output is the same on any number of threads.
 *
 * @returns the statistics, by the names that a job has
 */
export async function cleanseFiles(
  chains: readonly ChainFiles[],
  settings: RunSettings,
  threads: number,
  report: RunReport,
): Promise<Record<string, number>> {
  for (const chain of chains) await beginOutputs(chain);
  const run = new LocalRun(chains, settings, threads, report);
  try {
    const statistics = await run.toEnd();
    for (const { outputs } of chains) for (const output of outputs) await output?.finish();
    return statistics;
  } finally {
    await run.close();
  }
}

/** A batch that was put aside for the next pass of its chain. */
interface LeftBatch {
  readonly count: number;
  readonly first: number;
  readonly last: number;
  readonly spilled: Spilled;
}

class LocalRun {
  readonly #chains: readonly ChainFiles[];
  readonly #comparisons: readonly Comparison[];
  readonly #chunks: readonly LocalChunks[];
  readonly #partitions: readonly number[];
  readonly #spill: Spill;
  /** What a task answers depends on its name: where one is run, its type is given. */
  readonly #pool: ThreadPool<unknown, never>;
  readonly #threads: number;
  readonly #report: RunReport;
  /** For each chain how many records were read. */
  readonly #counts: number[];
  /** For each chain the records between two passes. */
  readonly #left: LeftBatch[][];
  #statistics: Record<string, number> = {};

  constructor(
    chains: readonly ChainFiles[],
    { now, references, beside }: RunSettings,
    threads: number,
    report: RunReport,
  ) {
    this.#chains = chains;
    const plans = chains.map(({ plan }) => plan);
    this.#comparisons = comparisonsOf(plans);
    this.#spill = new Spill(beside);
    this.#chunks = this.#comparisons.map(() => new LocalChunks(this.#spill));
    this.#partitions = this.#comparisons.map((comparison) =>
      partitionsFor(expectedRecords(chains, comparison)),
    );
    this.#threads = threads;
    this.#report = report;
    this.#counts = chains.map(() => 0);
    this.#left = chains.map(() => []);
    const styles = chains.map(({ outputs }) => outputs.map((output) => output?.style ?? null));
    const workerData: ThreadSettings = { plans, now: now.toISOString(), references, styles };
    const filename = new URL('./thread.ts', import.meta.url).href;
    // None ends while it waits for the next batch: to start another costs a second of processor time.
    this.#pool = new ThreadPool({ filename, minThreads: threads, maxThreads: threads, workerData });
  }

  async toEnd(): Promise<Record<string, number>> {
    for (const chain of mainBeforeReference(this.#chains, this.#comparisons)) await this.#firstPass(chain);
    const levels = Math.max(0, ...this.#comparisons.map(({ level }) => level));
    for (let level = 1; level <= levels; level++) {
      const here = [...this.#comparisons.keys()].filter((at) => this.#comparisons[at]!.level === level);
      for (const at of here) await this.#compare(at);
      for (const at of here) await this.#nextPass(at);
    }
    await this.#gather();
    return this.#statistics;
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
    await this.#spill.remove();
  }

  /** Reads a file and sends it through the first pass of its chain. */
  async #firstPass(chain: number): Promise<void> {
    const { input } = this.#chains[chain]!;
    await inOrder(this.#runsOfInput(chain), this.#threads, async ({ work, read }) => {
      const done: PassDone = await this.#pool.run(work);
      return async () => {
        for (const [at, batch] of read.entries()) {
          await this.#report.rejects.ofReading(input.name, batch.rejects);
          this.#add(countsOfReading(batch));
          this.#report.onRecords(batch.block.recordCount + batch.rejects.length);
          await this.#store(work, done.batches[at]!);
        }
        await this.#keep(done);
      };
    });
  }

  async *#runsOfInput(chain: number): AsyncGenerator<{ work: PassWork; read: RecordBatch[] }> {
    const { input, plan } = this.#chains[chain]!;
    // A pass that emits for a step, its own or another chain's.
    const isRun =
      passesOf(plan.steps).length > 1 || this.#comparisons.some(({ reference }) => reference === chain);
    let run = 0;
    let read: RecordBatch[] = [];
    let batches: Batch[] = [];
    const take = () => {
      const taken = { work: this.#work(chain, 0, run++, batches), read };
      [read, batches] = [[], []];
      return taken;
    };
    for await (const batch of input.reader) {
      const { recordCount, columnCount } = batch.block;
      const first = this.#counts[chain]!;
      this.#counts[chain] = first + recordCount;
      read.push(batch);
      batches.push({
        records: {
          recordCount,
          columns: Array.from({ length: columnCount }, (_, at) => batch.block.values(at) as Value[]),
        },
        numbers: Array.from({ length: recordCount }, (_, row) => first + row),
        lines: batch.lines,
      });
      if (!isRun || batches.length >= BATCHES_PER_RUN) yield take();
    }
    if (batches.length > 0) yield take();
  }

  /** Compares the entries of a dataset step and combines what was found. */
  async #compare(comparison: number): Promise<void> {
    const chunks = this.#chunks[comparison]!;
    const records = this.#records(comparison);
    const phase = this.#report.phase();
    const store = async ({ chunks: made, counts }: Resolved) => {
      await chunks.add(made);
      const { chain, step } = this.#comparisons[comparison]!;
      const { id } = this.#chains[chain]!.plan.steps[step]!;
      this.#add(Object.fromEntries(Object.entries(counts).map(([name, count]) => [`${id}.${name}`, count])));
    };
    const surveyed = await this.#survey(comparison);
    const partitions = chunks.buckets(CHUNK.entries);
    const shares = partitions.flatMap((partition) => {
      const of = sharesFor(chunks.sizeOf(CHUNK.entries, partition));
      return Array.from({ length: of }, (_, at) => ({ partition, share: { of, at } }));
    });
    await inOrder(shares, this.#threads, async (work) => {
      const entries = await chunks.read(CHUNK.entries, work.partition);
      const request: ResolveRequest = { comparison, records, entries, surveyed, ...work };
      const resolved: Resolved = await this.#pool.run(request, { name: 'resolve' });
      return async () => {
        await store(resolved);
        phase.advance(1 / shares.length);
      };
    });
    const { found, movable } = await chunks.found();
    const request: CombineRequest = { comparison, records, found, surveyed };
    await store(await this.#pool.run(request, { name: 'combine', transferList: movable }));
  }

  /** Lets a dataset step look at the whole before its entries are compared. */
  async #survey(comparison: number): Promise<Uint8Array | undefined> {
    const { chain, step } = this.#comparisons[comparison]!;
    if (!surveys(this.#chains[chain]!.plan.steps[step]!.step)) return undefined;
    const records = this.#records(comparison);
    const partitions = this.#partitions[comparison]!;
    const { sampled, movable } = await this.#chunks[comparison]!.sample(
      sampledPartitions(records, partitions),
    );
    const request: SurveyRequest = { comparison, records, partitions, ...sampled };
    const learned: Uint8Array | undefined = await this.#pool.run(request, {
      name: 'survey',
      transferList: movable,
    });
    return learned;
  }

  /** Sends the records for which a dataset step has been emitted through the pass that applies it. */
  async #nextPass(comparison: number): Promise<void> {
    const { chain, pass } = this.#comparisons[comparison]!;
    const left = this.#left[chain]!;
    this.#left[chain] = [];
    const phase = this.#report.phase();
    const runs = Array.from({ length: Math.ceil(left.length / BATCHES_PER_RUN) }, (_, run) => run);
    await inOrder(runs, this.#threads, async (run) => {
      const batches = left.slice(run * BATCHES_PER_RUN, (run + 1) * BATCHES_PER_RUN);
      const pages = new Map<number, Uint8Array[]>();
      for (const page of new Set(batches.flatMap(({ first, last }) => pagesOf(first, last)))) {
        pages.set(page, await this.#chunks[comparison]!.read(CHUNK.answers, page));
      }
      const packed = await Promise.all(batches.map(({ spilled }) => this.#spill.get(spilled)));
      const work: PassWork = {
        ...this.#work(
          chain,
          pass + 1,
          run,
          packed.map((records) => ({ records, numbers: [], lines: [] })),
        ),
        answers: { records: this.#records(comparison), pages },
      };
      const done: PassDone = await this.#pool.run(work);
      return async () => {
        for (const batch of done.batches) await this.#store(work, batch);
        await this.#keep(done);
        phase.advance(1 / runs.length);
      };
    });
  }

  /** Writes second outputs in the order of their places. */
  async #gather(): Promise<void> {
    for (const [comparison, { chain, step }] of this.#comparisons.entries()) {
      const { plan, outputs } = this.#chains[chain]!;
      for (const [output, file] of outputs.entries()) {
        if (file === undefined || plan.outputs[output]!.step !== plan.steps[step]!.id) continue;
        const chunks = this.#chunks[comparison]!;
        await inOrder(chunks.buckets(CHUNK.placed), this.#threads, async (bucket) => {
          const request: GatherRequest = { chain, output, payloads: await chunks.read(CHUNK.placed, bucket) };
          const gathered: EncodedRows[] = await this.#pool.run(request, { name: 'gather' });
          return async () => {
            for (const rows of gathered) await file.write(rows);
          };
        });
      }
    }
  }

  #work(chain: number, pass: number, run: number, batches: readonly Batch[]): PassWork {
    const firstNumbers = this.#comparisons.map(({ chain: main }) => this.#counts[main]!);
    return { chain, pass, run, batches, partitions: this.#partitions, firstNumbers };
  }

  #records(comparison: number): RecordNumbers {
    const { chain, reference } = this.#comparisons[comparison]!;
    const main = this.#counts[chain]!;
    return { main, total: main + (reference === null ? 0 : this.#counts[reference]!) };
  }

  async #store({ chain, pass }: PassWork, batch: CleansedBatch): Promise<void> {
    const { plan, input, outputs } = this.#chains[chain]!;
    for (const [at, output] of outputs.entries()) await output?.write(batch.texts[at]!);
    await this.#report.rejects.ofSteps(input, batch.rejects);
    if (batch.left !== undefined && batch.recordCount > 0) {
      const [first, last] = batch.numbers;
      const spilled = await this.#spill.put(batch.left);
      this.#left[chain]!.push({ count: batch.recordCount, first, last, spilled });
    }
    this.#add(countsOfPass(plan, pass, batch));
  }

  async #keep({ chunks }: PassDone): Promise<void> {
    for (const [at, kept] of this.#chunks.entries()) {
      await kept.add(chunks.filter(({ comparison }) => comparison === at));
    }
  }

  #add(counts: Record<string, number>): void {
    this.#statistics = addStatistics(this.#statistics, counts);
  }
}

/** The chains so that one comes before those that it compares with: their records are numbered behind its own. */
function mainBeforeReference(chains: readonly unknown[], comparisons: readonly Comparison[]): number[] {
  const order: number[] = [];
  const put = (chain: number) => {
    if (order.includes(chain)) return;
    for (const { chain: main, reference } of comparisons) if (reference === chain) put(main);
    order.push(chain);
  };
  for (const chain of chains.keys()) put(chain);
  return order;
}

/** Bytes a record in a usual file: how many there are is not known before they are read, and need not be exact. */
const RECORD_BYTES = 100;

function expectedRecords(chains: readonly ChainFiles[], { chain, reference }: Comparison): number {
  const files = reference === null ? [chain] : [chain, reference];
  return files.reduce((sum, at) => sum + chains[at]!.input.size / RECORD_BYTES, 0);
}

import { bundled } from '../../bundled.ts';
import type { ClientScope } from '../../database/client-scope.ts';
import { Refusal } from '../../refusal.ts';
import { ThreadPool } from '../../thread-pool.ts';
import { readFrozenJob } from '../frozen-job.ts';
import { jobNameKey } from '../name.ts';
import { STATUS } from '../status.ts';
import { noJob } from '../view.ts';
import type { RecordStory } from './record-story.ts';
import type { StoryOutcome, StoryTask, StoryThreadData } from './thread.ts';

/** How many stories may wait for the thread. */
export const STORIES_WAITING = 16;

/** A story that takes longer is given up, in seconds. */
export const STORY_SECONDS = 30;

/** A thread that has been idle for this long ends. */
const IDLE_MILLISECONDS = 300_000;

const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 };

/** A record of an output, as a person names it. */
export interface AskedRecord {
  readonly job: string;
  readonly output: string;
  /** From 1. */
  readonly number: number;
}

/** Tells the stories of records, on one thread of its own that starts with the first story. */
export class Stories {
  readonly #threads: ThreadPool<StoryTask, StoryOutcome>;

  constructor(workerData: StoryThreadData, unexpected: (error: Error) => void) {
    this.#threads = new ThreadPool({
      filename: bundled(new URL('./thread.ts', import.meta.url)),
      minThreads: 0,
      maxThreads: 1,
      maxQueue: STORIES_WAITING,
      idleTimeout: IDLE_MILLISECONDS,
      resourceLimits: MEMORY,
      workerData,
    });
    // A thread that ends is replaced. Without a listener its error would end the process.
    this.#threads.on('error', unexpected);
  }

  /**
   * Tells what each step of a completed job did to a record of its output.
   *
   * @throws Refusal `not-found` if there is no such job, output or record, or the input was removed;
   * `unavailable` if too many stories wait or one takes too long
   */
  async of(scope: ClientScope, { job, output, number }: AskedRecord): Promise<RecordStory> {
    const row = await scope
      .selectFrom('job')
      .select(['id', 'plan', 'status'])
      .where('name_key', '=', jobNameKey(job))
      .executeTakeFirst();
    if (row === undefined) throw noJob();
    if (row.status !== STATUS.completed)
      throw new Refusal('wrong-state', 'Only a completed job has records with a story.');
    const frozen = readFrozenJob(row.plan);
    const place = frozen.chains.flatMap(({ plan, outputIds, datasetId }, chain) =>
      plan.outputs.flatMap(({ name, step }, at) => {
        const outputId = outputIds[at];
        if (name !== output || step !== undefined || outputId === undefined) return [];
        return [{ chain, output: at, outputId, inputId: datasetId, number }];
      }),
    )[0];
    if (place === undefined)
      throw new Refusal('not-found', 'Only records that passed through the steps of an input have a story.');
    if (this.#threads.queueSize >= STORIES_WAITING)
      throw new Refusal('unavailable', 'Too many stories are asked for.', { retryAfter: 5 });
    const signal = AbortSignal.timeout(STORY_SECONDS * 1000);
    const story = await this.#threads
      .run({ job: row.id, frozen, place }, { signal })
      .catch((error: Error) => {
        if (!signal.aborted) throw error;
        const detail = `The story took longer than ${STORY_SECONDS} seconds.`;
        throw new Refusal('unavailable', detail, { retryAfter: 5, cause: error });
      });
    if (story === 'gone')
      throw new Refusal('not-found', 'The input of this job was removed, so its steps cannot run again.');
    if (story === undefined) throw new Refusal('not-found', 'The output has no record with this number.');
    return story;
  }

  async close(): Promise<void> {
    await this.#threads.destroy();
  }
}

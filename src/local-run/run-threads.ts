import { serialize } from 'node:v8';
import { bundled } from '../bundled.ts';
import { present } from '../present.ts';
import { ThreadPool } from '../thread-pool.ts';
import type { HandedWork, ThreadSettings, ThreadTask, WorkDone } from './messages.ts';

/**
 * The threads of a run. They begin to load when they are made, which takes about half a second. So a command
 * can make them first and examine its files meanwhile. They receive the settings of the run with their tasks.
 *
 * No thread ends while it waits for the next task, because starting another costs a second of processor time.
 */
export class RunThreads implements AsyncDisposable {
  readonly count: number;
  readonly #pool: ThreadPool<ThreadTask, WorkDone>;
  #settings: SharedArrayBuffer | undefined;

  constructor(count: number) {
    const filename = bundled(new URL('./thread.ts', import.meta.url));
    this.count = count;
    this.#pool = new ThreadPool({ filename, minThreads: count, maxThreads: count });
  }

  /** Sets the settings that all tasks share. Call it once, before the first task. */
  begin(settings: ThreadSettings): void {
    const bytes = serialize(settings);
    // All tasks refer to the same memory. Only the first task of each thread reads it.
    this.#settings = new SharedArrayBuffer(bytes.length);
    new Uint8Array(this.#settings).set(bytes);
  }

  /** Does a task. @param movable buffers that nobody else needs */
  perform(handed: HandedWork, movable: readonly ArrayBuffer[]): Promise<WorkDone> {
    const settings = present(this.#settings, 'the settings that begin() takes');
    return this.#pool.run({ settings, handed }, { transferList: [...movable] });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#pool.destroy();
  }
}

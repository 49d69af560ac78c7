import type { Worker } from 'node:worker_threads';
import { Piscina } from 'piscina';

/**
 * A pool of worker threads that can be ended at any time. `destroy` and `close` first let each thread finish
 * loading its code.
 *
 * Node 24 aborts the whole process (`Check failed: (location_) != nullptr`) when a thread is terminated while
 * it evaluates a module graph with a top-level `await`: V8 assumes that the modules waiting for it can still
 * run. Our graph has a top-level `await` (the catalogue of steps). Piscina terminates threads that are still
 * loading, so ending a pool within its first second aborted the process in 3 of 100 runs (nodejs/node issues
 * 42501 and 53238).
 */
export class ThreadPool<Task, Result> extends Piscina<Task, Result> {
  readonly #loaded = new WeakSet<Worker>();

  constructor(options: NonNullable<ConstructorParameters<typeof Piscina>[0]>) {
    super(options);
    // Piscina reports its first threads as created at once. A thread's first message shows that it has
    // loaded.
    const first = this.threads;
    for (const thread of first) thread.once('message', () => this.#loaded.add(thread));
    // It reports later threads as created once they have loaded.
    this.on('workerCreate', ({ id }: { id: number }) => {
      const created = this.threads.find(({ threadId }) => threadId === id);
      if (created !== undefined && !first.includes(created)) this.#loaded.add(created);
    });
  }

  /** Ends all threads as soon as each has loaded. Rejects the tasks that are not done by then. */
  override async destroy(): Promise<void> {
    await this.#allLoaded();
    await super.destroy();
  }

  /** Ends all threads as soon as each has loaded and all running tasks are done. */
  override async close(options?: Parameters<Piscina['close']>[0]): Promise<void> {
    await this.#allLoaded();
    await super.close(options);
  }

  async #allLoaded(): Promise<void> {
    for (;;) {
      const loading = this.threads.filter((thread) => !this.#loaded.has(thread));
      if (loading.length === 0) return;
      // Piscina may start another thread in place of one that failed.
      await Promise.all(loading.map(loadedOrEnded));
    }
  }
}

function loadedOrEnded(thread: Worker): Promise<void> {
  return new Promise((resolve) => {
    thread.once('message', () => resolve());
    thread.once('exit', () => resolve());
  });
}

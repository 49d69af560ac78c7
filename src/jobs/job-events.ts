import type { Catalogue } from '../cleansing/catalogue.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/connection.ts';
import { isActive } from './status.ts';
import { type JobView, viewsOf } from './view.ts';

/**
 * The interval between two reads of the watched jobs, in milliseconds. A listener learns of a change after at
 * most this interval plus the time of one query. Notifications for stored blocks would arrive sooner but
 * would cost the jobs more: 200 notifications a second, against two queries.
 */
export const LOOK_MILLISECONDS = 500;

/** Called with each new state of a job. */
type Hear = (job: JobView) => void;

interface Watched {
  readonly hearers: Set<Hear>;
  last: string | undefined;
}

/**
 * Reports changes of jobs to listeners in this process. One query reads all watched jobs, however many
 * listeners there are. While no job is watched, there are no queries. Each web process reads the database
 * itself, so it does not matter which worker runs a job.
 */
export class JobEvents {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #catalogue: Catalogue;
  readonly #watched = new Map<number, Watched>();
  #timer: NodeJS.Timeout | undefined;
  #isReading = false;

  constructor({
    database,
    clock,
    catalogue,
  }: {
    database: Database;
    clock: Clock;
    catalogue: Catalogue;
  }) {
    this.#database = database;
    this.#clock = clock;
    this.#catalogue = catalogue;
  }

  /** The number of watched jobs. */
  get size(): number {
    return this.#watched.size;
  }

  /**
   * Calls `hear` with the current state of a job, and with each new state until the job has ended.
   *
   * @param job the job's id, looked up in the client's scope
   * @returns a function that stops watching
   */
  watch(job: number, hear: Hear): () => void {
    const watched = this.#watched.get(job) ?? { hearers: new Set(), last: undefined };
    // The new listener does not know the state yet. The next read reports it to all listeners of the job.
    watched.last = undefined;
    watched.hearers.add(hear);
    this.#watched.set(job, watched);
    if (this.#timer === undefined) {
      this.#timer = setInterval(() => void this.#look(), LOOK_MILLISECONDS).unref();
      void this.#look();
    }
    return () => {
      watched.hearers.delete(hear);
      if (watched.hearers.size === 0 && this.#watched.get(job) === watched) this.#watched.delete(job);
      if (this.#watched.size === 0) this.close();
    };
  }

  /** Stops reading. */
  close(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#watched.clear();
  }

  async #look(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    try {
      const ids = [...this.#watched.keys()];
      const views = await viewsOf(this.#database.kysely, ids, this.#clock.now(), this.#catalogue);
      for (const id of ids) this.#tell(id, views.get(id));
    } catch {
      // The database is unavailable. The next read reports the changes made in the meantime.
    } finally {
      this.#isReading = false;
    }
  }

  #tell(id: number, job: JobView | undefined): void {
    const watched = this.#watched.get(id);
    if (watched === undefined || job === undefined) return;
    const state = JSON.stringify({ ...job, estimatedFinishTime: null });
    if (state === watched.last) return;
    watched.last = state;
    for (const hear of watched.hearers) hear(job);
    if (!isActive(job.status)) this.#watched.delete(id);
  }
}

import type { Catalogue } from '../cleansing/catalogue.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/connection.ts';
import { isActive } from './status.ts';
import { type JobView, viewsOf } from './view.ts';

/**
 * How often the watched jobs are read, in milliseconds: progress is at most this much behind, plus the time of one query.
 * A notification by each stored block would be sooner and would cost the jobs more: 200 a second, against two queries.
 */
export const LOOK_MILLISECONDS = 500;

/** Called with each new state of a job. */
type Hear = (job: JobView) => void;

interface Watched {
  readonly hearers: Set<Hear>;
  last: string | undefined;
}

/**
 * Follows jobs for whoever watches them in this process. All watched jobs are read by one query, whoever and however many
 * watch; nothing is read while nobody does. Each web process reads for itself, so it does not matter which worker runs a job.
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

  /** The jobs that are watched. */
  get size(): number {
    return this.#watched.size;
  }

  /**
   * Calls `hear` with the present state of a job, and with every later one until the job has ended.
   *
   * @param job an id that the client's scope gave out
   * @returns stops watching
   */
  watch(job: number, hear: Hear): () => void {
    const watched = this.#watched.get(job) ?? { hearers: new Set(), last: undefined };
    // The newcomer has heard nothing yet: the next look tells everybody.
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
      // The database is away. The next look finds out what has happened meanwhile.
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

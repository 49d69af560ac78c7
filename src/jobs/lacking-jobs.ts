import type { Task } from './task.ts';

/** How long a worker leaves a job to others before it checks again for the job's files, in seconds. */
const LOOK_AGAIN_SECONDS = 5;

/** A job that has not been offered to this worker for this many seconds has ended, or other workers do it. */
const FORGOTTEN_SECONDS = 60;

/** A job that this worker cannot do. */
interface Lacking {
  /** The task that needs a missing file, and how many of its units were done. */
  readonly task: number;
  readonly unitsDone: number;
  /** The time since which nobody has worked on that task. */
  readonly since: number;
  /** The time at which the worker may look again. */
  readonly until: number;
}

/**
 * The jobs that a worker leaves to other workers, because an address file or a suppression list that they
 * began with is not on its machine. The worker looks again every few seconds, because somebody may be copying
 * the file.
 */
export class LackingJobs {
  readonly #wait: number;
  readonly #uptime: () => number;
  readonly #jobs = new Map<number, Lacking>();

  /**
   * @param wait how long a job waits for a worker that has its files, in seconds
   * @param uptime returns the seconds of a clock that is never set back
   */
  constructor(wait: number, uptime: () => number) {
    this.#wait = wait;
    this.#uptime = uptime;
  }

  /**
   * Remembers that a task needs a file that is not on this machine.
   *
   * @returns `first` if the job was not left to others before, `again` if it was, `too-long` if no worker has
   * made progress with the task for as long as jobs wait
   */
  note({ job, task, unitsDone }: Pick<Task, 'job' | 'task' | 'unitsDone'>): 'first' | 'again' | 'too-long' {
    const now = this.#uptime();
    const before = this.#jobs.get(job);
    const isSame = before?.task === task && before.unitsDone === unitsDone;
    const since = isSame ? before.since : now;
    const isTooLong = now - since >= this.#wait;
    // A job that waited too long stays known, so its next tries fail at once.
    this.#jobs.set(job, { task, unitsDone, since, until: isTooLong ? now : now + LOOK_AGAIN_SECONDS });
    if (isTooLong) return 'too-long';
    return before === undefined ? 'first' : 'again';
  }

  /** The jobs that this worker leaves to others now. */
  get left(): number[] {
    const now = this.#uptime();
    for (const [job, { until }] of this.#jobs) if (now - until > FORGOTTEN_SECONDS) this.#jobs.delete(job);
    return [...this.#jobs].filter(([, { until }]) => until > now).map(([job]) => job);
  }
}

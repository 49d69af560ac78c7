import type { Clock } from '../clock.ts';
import type { Database } from '../database/connection.ts';
import { isDatabaseAway } from '../database/is-database-away.ts';
import type { LoggedRequest } from './logged-request.ts';
import { SharedRows } from './shared-rows.ts';
import { type LogLimits, trimDays, trimOwner } from './trim.ts';
import { writeRequests } from './write-requests.ts';

/**
 * How often a process writes its requests to the database, in seconds. A process that is killed loses the
 * requests of that time.
 */
export const WRITE_SECONDS = 2;

/**
 * The most requests of a process that get a row of their own between two writes. Equal requests beyond them
 * share a row, so a busy process writes as little as a calm one: 70,000 look-ups a second cost the database
 * what 125 cost.
 */
export const REQUESTS_OF_THEIR_OWN = 250;

/** The most rows of a process between two writes that stand for several requests. Others are left out. */
export const SHARED_ROWS = 250;

/** Rows older than the limit in days are removed this often, in seconds. */
const TRIM_SECONDS = 600;

/** A client's log may have this share of rows too many before they are removed. */
const SPARE_SHARE = 0.1;

interface LogParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: LogLimits;
  /** Reports that requests could not be written. */
  readonly failed: (error: Error) => void;
}

/**
 * Remembers the requests of clients' programs: method, pattern of the path, status, duration and key. Noting
 * a request costs well under a microsecond. A timer writes what was noted.
 *
 * While the database is away, the first rows wait, and later requests share rows. So memory is bounded.
 */
export class RequestLog {
  readonly #parts: LogParts;
  readonly #timer: NodeJS.Timeout;
  #own: LoggedRequest[] = [];
  #shared = new SharedRows(SHARED_ROWS);
  readonly #now = (): Date => this.#parts.clock.now();
  /** The requests that are being written, or that could not be written last time. */
  #pending: readonly LoggedRequest[] = [];
  #writing: Promise<void> | undefined;
  /** Rows written for each owner since its log was last trimmed. */
  readonly #written = new Map<string, number>();
  #trimmedAt = Number.NEGATIVE_INFINITY;

  constructor(parts: LogParts) {
    this.#parts = parts;
    this.#timer = setInterval(() => {
      if (this.#writing === undefined) void this.write();
    }, WRITE_SECONDS * 1000).unref();
  }

  /** Notes a request that has been answered. */
  note(request: Omit<LoggedRequest, 'at' | 'times'>): void {
    if (this.#own.length < REQUESTS_OF_THEIR_OWN) {
      this.#own.push({ ...request, at: this.#now(), times: 1 });
      return;
    }
    this.#shared.add(request, this.#now);
  }

  /** Writes what was noted so far. Never throws. */
  write(): Promise<void> {
    const writing = (this.#writing ?? Promise.resolve())
      .then(() => this.#write())
      .finally(() => {
        if (this.#writing === writing) this.#writing = undefined;
      });
    this.#writing = writing;
    return writing;
  }

  /** Stops the timer and writes the last requests. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.write();
  }

  async #write(): Promise<void> {
    const { database, failed } = this.#parts;
    try {
      if (this.#pending.length === 0) this.#take();
      if (this.#pending.length > 0) await writeRequests(database.kysely, this.#pending);
      await this.#trim();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      // Rows that the database refuses are dropped. Otherwise they would keep all later rows out.
      if (!isDatabaseAway(error)) this.#pending = [];
      failed(error);
    }
  }

  #take(): void {
    this.#pending = [...this.#own, ...this.#shared.all];
    this.#own = [];
    this.#shared = new SharedRows(SHARED_ROWS);
  }

  async #trim(): Promise<void> {
    const { database, clock, limits } = this.#parts;
    for (const { client, account } of this.#pending) {
      const owner = client === undefined ? `account ${account}` : `client ${client}`;
      this.#written.set(owner, (this.#written.get(owner) ?? 0) + 1);
    }
    this.#pending = [];
    for (const [owner, rows] of this.#written) {
      if (rows < Math.max(1, limits.rows * SPARE_SHARE)) continue;
      this.#written.delete(owner);
      const [kind, id] = owner.split(' ') as ['client' | 'account', string];
      await trimOwner(database.kysely, kind, Number(id), limits.rows);
    }
    const now = clock.now().getTime();
    if (now - this.#trimmedAt < TRIM_SECONDS * 1000) return;
    this.#trimmedAt = now;
    await trimDays(database.kysely, new Date(now - limits.days * 86_400_000));
  }
}

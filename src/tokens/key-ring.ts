import { type Kysely, sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/connection.ts';
import { isDatabaseAway } from '../database/is-database-away.ts';
import type { Schema } from '../database/schema.ts';
import { type KeyTimes, planRotation, signingAt } from './rotation.ts';

/** How old the keys in memory may get before the table is read again, and rotated if that is due. */
const REFRESH_SECONDS = 60;

/** How often, at most, a token with an unknown key causes an early read of the table. */
const MISS_SECONDS = 5;

/** The operations and the lock in which one table of keys differs from another. */
export interface KeyTable<Row extends { kid: string; signs_from: Date }, Key extends KeyTimes> {
  /** Number of the database's advisory lock that a process holds while it rotates the keys. */
  readonly lock: number;
  /** All keys, in the order in which they start to sign. */
  select(kysely: Kysely<Schema>): Promise<Row[]>;
  /** Makes and stores a new key. */
  add(kysely: Kysely<Schema>, times: { createdAt: Date; signsFrom: Date }): Promise<void>;
  remove(kysely: Kysely<Schema>, kids: readonly string[]): Promise<void>;
  read(row: Row): Promise<Key>;
}

/**
 * The keys that sign one kind of token, as this process last read them from their table. Any number of
 * processes share the table. They rotate the keys under a lock: the first process does it, and the others
 * find it done. A process without requests rotates nothing. The next request makes up for that, with the full
 * lead time.
 */
export class KeyRing<Row extends { kid: string; signs_from: Date }, Key extends KeyTimes> {
  readonly #table: KeyTable<Row, Key>;
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #tokenSeconds: number;
  readonly #uptime: () => number;
  #keys: readonly Key[] = [];
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined;

  /** @param parts `tokenSeconds`: the longest lifetime of a token */
  constructor(
    table: KeyTable<Row, Key>,
    parts: { database: Database; clock: Clock; tokenSeconds: number; uptime: () => number },
  ) {
    this.#table = table;
    this.#database = parts.database;
    this.#clock = parts.clock;
    this.#tokenSeconds = parts.tokenSeconds;
    this.#uptime = parts.uptime;
  }

  /** The key that signs now. */
  async signer(): Promise<Key> {
    await this.#refresh(REFRESH_SECONDS);
    return signingAt(this.#keys, this.#clock.now());
  }

  /** The key with this id; undefined if there is none. */
  async find(kid: string): Promise<Key | undefined> {
    const isIt = (key: Key) => key.kid === kid;
    await this.#refresh(REFRESH_SECONDS);
    const known = this.#keys.find(isIt);
    if (known !== undefined) return known;
    await this.#refresh(MISS_SECONDS);
    return this.#keys.find(isIt);
  }

  /** All keys that may verify a token now or soon. */
  async all(): Promise<readonly Key[]> {
    await this.#refresh(REFRESH_SECONDS);
    return this.#keys;
  }

  async #refresh(seconds: number): Promise<void> {
    if (this.#uptime() - this.#readAt <= seconds) return;
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined;
    });
    await this.#reading;
  }

  async #read(): Promise<void> {
    try {
      const rows = await this.#rotateWhereDue();
      const held = new Map(this.#keys.map((key) => [key.kid, key]));
      this.#keys = await Promise.all(rows.map((row) => held.get(row.kid) ?? this.#table.read(row)));
    } catch (error) {
      // The database is away. The keys read before still serve.
      if (this.#keys.length === 0 || !isDatabaseAway(error)) throw error;
    }
    this.#readAt = this.#uptime();
  }

  async #rotateWhereDue(): Promise<Row[]> {
    const { kysely } = this.#database;
    const now = this.#clock.now();
    const rows = await this.#table.select(kysely);
    const { create, remove } = this.#plan(rows, now);
    if (create === undefined && remove.length === 0) return rows;
    return kysely.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${this.#table.lock})`.execute(transaction);
      const { create, remove } = this.#plan(await this.#table.select(transaction), now);
      if (create !== undefined) await this.#table.add(transaction, { createdAt: now, signsFrom: create });
      if (remove.length > 0) await this.#table.remove(transaction, remove);
      return this.#table.select(transaction);
    });
  }

  #plan(rows: readonly Row[], now: Date) {
    const keys = rows.map((row) => ({ kid: row.kid, signsFrom: row.signs_from }));
    return planRotation(keys, now, this.#tokenSeconds);
  }
}

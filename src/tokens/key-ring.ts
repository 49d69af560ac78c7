import type { JWK } from 'jose';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../clock.ts';
import { type Database, isDatabaseAway } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';
import { planRotation, signingAt } from './rotation.ts';
import { generateSigningKey, type PublicJwk, readSigningKey, type SigningKey } from './signing-key.ts';

/** How old the keys in memory may grow before the table is read again, and rotated where it is due. */
const REFRESH_SECONDS = 60;

/** How often, at most, a token of an unknown key makes the table be read early. */
const MISS_SECONDS = 5;

/** One of the advisory locks of the database: whoever rotates holds it. */
const ROTATION_LOCK = 0x66_65_74_01;

/**
 * The signing keys, as this process last read them from the table `signing_key`. Any number of processes share the table:
 * rotation happens under a lock, and whoever comes second finds it done. A process with no requests
 * rotates nothing; the next request makes up for it, with the full lead time.
 */
export class KeyRing {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #tokenSeconds: number;
  readonly #uptime: () => number;
  #keys: readonly SigningKey[] = [];
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined;

  constructor(parts: { database: Database; clock: Clock; tokenSeconds: number; uptime: () => number }) {
    this.#database = parts.database;
    this.#clock = parts.clock;
    this.#tokenSeconds = parts.tokenSeconds;
    this.#uptime = parts.uptime;
  }

  /** The key that signs now. */
  async signer(): Promise<SigningKey> {
    await this.#refresh(REFRESH_SECONDS);
    return signingAt(this.#keys, this.#clock.now());
  }

  /** The key with this id, or undefined where there is none. */
  async find(kid: string): Promise<SigningKey | undefined> {
    const isIt = (key: SigningKey) => key.kid === kid;
    await this.#refresh(REFRESH_SECONDS);
    const known = this.#keys.find(isIt);
    if (known !== undefined) return known;
    await this.#refresh(MISS_SECONDS);
    return this.#keys.find(isIt);
  }

  /** Every key that may verify a token now or soon (RFC 7517 section 5). */
  async jwks(): Promise<{ keys: PublicJwk[] }> {
    await this.#refresh(REFRESH_SECONDS);
    return { keys: this.#keys.map((key) => key.publicJwk) };
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
      const rows = await rotateWhereDue(this.#database.kysely, this.#clock.now(), this.#tokenSeconds);
      const held = new Map(this.#keys.map((key) => [key.kid, key]));
      this.#keys = await Promise.all(
        rows.map(
          (row) => held.get(row.kid) ?? readSigningKey(row.kid, row.signs_from, row.private_jwk as JWK),
        ),
      );
    } catch (error) {
      // The keys in memory are as good as a minute ago.
      if (this.#keys.length === 0 || !isDatabaseAway(error)) throw error;
    }
    this.#readAt = this.#uptime();
  }
}

async function rotateWhereDue(kysely: Kysely<Schema>, now: Date, tokenSeconds: number) {
  const rows = await selectKeys(kysely);
  if (!isDue(plan(rows, now, tokenSeconds))) return rows;
  return kysely.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${ROTATION_LOCK})`.execute(transaction);
    const { create, remove } = plan(await selectKeys(transaction), now, tokenSeconds);
    if (create !== undefined) {
      const { kid, privateJwk } = await generateSigningKey();
      const row = { kid, private_jwk: JSON.stringify(privateJwk), created_at: now, signs_from: create };
      await transaction.insertInto('signing_key').values(row).execute();
    }
    if (remove.length > 0) await transaction.deleteFrom('signing_key').where('kid', 'in', remove).execute();
    return selectKeys(transaction);
  });
}

function selectKeys(kysely: Kysely<Schema>) {
  return kysely
    .selectFrom('signing_key')
    .select(['kid', 'private_jwk', 'signs_from'])
    .orderBy('signs_from')
    .execute();
}

function plan(rows: readonly { kid: string; signs_from: Date }[], now: Date, tokenSeconds: number) {
  const keys = rows.map((row) => ({ kid: row.kid, signsFrom: row.signs_from }));
  return planRotation(keys, now, tokenSeconds);
}

function isDue({ create, remove }: ReturnType<typeof planRotation>): boolean {
  return create !== undefined || remove.length > 0;
}

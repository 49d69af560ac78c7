import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { faultPointAsync } from '../faults.ts';
import { Contact } from './contact.ts';
import type { CreditsOptions } from './credits-options.ts';
import type { Journal } from './journal.ts';
import type { Ledger } from './ledger.ts';
import { LeftNodes, showLife } from './left-nodes.ts';
import { IDLE_SECONDS } from './pool.ts';
import type { Pools } from './pools.ts';
import { Recurring } from './recurring.ts';
import { type Batch, enrol, LeasesLost, settle, sweep } from './settlement.ts';

/*
 * The life of a node: one of a serving process. Its states, and who moves it on:
 *
 * - **enrolled**: has a row, a session lock on the connection that hears notifications, and a journal. Then it leases.
 * - **in touch**: the database has answered within IN_TOUCH_SECONDS. It spends from its leases. While the database is away it goes
 *   on for so long, from what it has; then every call is refused as `unavailable`.
 * - **closed by itself**: the last settlement returns every lease. Nothing is left.
 * - **killed**: its leases stand, its journal lies on the disk. The next process with the same data folder finds it (left-nodes.ts), settles
 *   what the journal holds, and returns the rest: exact, at once at a restart, within seconds beside a living one.
 * - **lost**: nobody has heard of it for LOST_SECONDS (twice as long as it would spend without hearing from the database), and its
 *   journal is on a machine that is gone. Any node gives its leases back **in the customer's favour**: what it had spent
 *   since it last settled, a second's worth as a rule, is not charged. Should its journal turn up later, that is
 *   charged after all, as far as the balance goes; the rest is written down as forgiven.
 * - **presumed lost**: the same for a node that lives but was cut off or stopped. Its next settlement fails (`LeasesLost`); it treats itself
 *   as killed and begins anew.
 */

/** How often to settle, and how often to be heard of when there is nothing to settle, in seconds. */
const SETTLE_SECONDS = 1;
const HEARTBEAT_SECONDS = 10;

/** How long a node spends without hearing from the database, and after how long others give it up. */
const IN_TOUCH_SECONDS = 300;
const LOST_SECONDS = 600;

/** How often to look for what dead nodes have left, and how often to sweep. */
const RECOVER_SECONDS = 5;
const SWEEP_SECONDS = 3600;

/** How long the last settlement may take. Beyond that the next start does it. */
const CLOSE_MILLISECONDS = 10_000;

/** A node: leases credits for its pools, and settles what its ledger says was spent. */
export class CreditNode {
  readonly #options: CreditsOptions;
  readonly #kysely: Kysely<Schema>;
  readonly #folder: string;
  readonly #uptime: () => number;
  readonly #contact: Contact;
  readonly #left: LeftNodes;
  readonly #pools: Pools;
  readonly #ledger: Ledger;
  readonly #recurring: Recurring;
  /** The id of this life; another one when it begins anew. */
  #id = '';
  /** Frozen, and sent to the database again and again until it is known to be there. */
  #batch: Batch | undefined;
  #settled = 0;
  #settling: Promise<void> | undefined;
  #nextSettling: Promise<void> | undefined;
  #frozenAt: number;
  #isClosed = false;

  /** @param folder of the journals */
  constructor(options: CreditsOptions, folder: string, pools: Pools, ledger: Ledger) {
    this.#options = options;
    this.#kysely = options.database.kysely;
    this.#folder = folder;
    this.#uptime = options.uptime;
    this.#contact = new Contact(options.inTouchSeconds ?? IN_TOUCH_SECONDS);
    this.#pools = pools;
    this.#ledger = ledger;
    this.#recurring = new Recurring((error) => options.report('settling credits', error));
    this.#left = new LeftNodes({
      kysely: this.#kysely,
      folder,
      lostSeconds: options.lostSeconds ?? LOST_SECONDS,
      report: options.report,
    });
    this.#frozenAt = options.uptime();
  }

  /** Enrols, after accounting for what earlier nodes have left in the folder. @throws Error without a database */
  async open(): Promise<void> {
    const { listener } = this.#options;
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await this.#left.recoverAtStart();
    await this.#begin();
    listener.onConnect((client) => showLife(client, this.#id));
    await listener.hear('fettle_credits', (payload) => this.#hear(payload));
    this.#recurring.every(SETTLE_SECONDS, () => this.#settleWhereDue());
    this.#recurring.every(RECOVER_SECONDS, () => this.#left.recover(this.#id));
    this.#recurring.every(SWEEP_SECONDS, () => sweep(this.#kysely));
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Whether a settlement is under way, about to be, or to be sent again. */
  get isSettling(): boolean {
    return this.#settling !== undefined || this.#nextSettling !== undefined || this.#batch !== undefined;
  }

  /** Whether it is open and in touch: uptime in seconds, time in milliseconds. */
  maySpend(uptime: number, time: number): boolean {
    return !this.#isClosed && !this.#contact.isLost(uptime, time);
  }

  /** Settles, and returns every lease. What cannot be settled now is left to the next start. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#recurring.stop();
    let isSettled = false;
    const last = async () => {
      await this.#nextSettling?.catch(() => undefined);
      await this.#settling?.catch(() => undefined);
      if (this.#batch !== undefined) await this.#settle();
      await this.#settle(true);
      isSettled = true;
    };
    const late = wait(CLOSE_MILLISECONDS, undefined, { ref: false });
    await Promise.race([last(), late]).catch((error) => this.#options.report('closing credits', error));
    this.#ledger.close({ remove: isSettled });
  }

  /** Settles as soon as the settlement under way, if any, is done. One is enough for all who ask in the meantime. */
  settleSoon(): Promise<void> {
    if (this.#isClosed) return Promise.reject(new Error('These credits are closed.'));
    this.#nextSettling ??= (this.#settling ?? Promise.resolve())
      .catch(() => undefined)
      .then(() => {
        this.#nextSettling = undefined;
        this.#settling = this.#settle().finally(() => {
          this.#settling = undefined;
        });
        return this.#settling;
      });
    return this.#nextSettling;
  }

  async #settleWhereDue(): Promise<void> {
    const now = this.#uptime();
    const isDue = this.#pools
      .all()
      .some((pool) => pool.usedAt >= this.#frozenAt || pool.isWanted || now - pool.usedAt > IDLE_SECONDS);
    const isSilent = this.#contact.silence(now) >= HEARTBEAT_SECONDS;
    if (isDue || isSilent || this.#batch !== undefined || !this.#ledger.isEmpty) await this.settleSoon();
  }

  async #settle(close = false): Promise<void> {
    this.#batch ??= this.#freeze(close);
    const batch = this.#batch;
    const beganAt = this.#uptime();
    const beganTime = this.#options.clock.now().getTime();
    const asking = this.#pools.all().filter((pool) => !close && pool.isAsking(beganAt));
    const requests = new Map(asking.map((pool) => [pool.id, pool.request(beganAt)]));
    await faultPointAsync('credits.settle');
    try {
      const states = await settle(this.#kysely, this.#id, batch, requests, close);
      await faultPointAsync('credits.settled');
      const now = this.#uptime();
      for (const id of new Set([...batch.pools.keys(), ...requests.keys()])) {
        const state = states.get(id) ?? { held: 0, balance: 0, elsewhere: 0 };
        this.#pools.get(id)?.settle(state, now);
      }
      this.#pools.forgetIdle(now);
    } catch (error) {
      if (!(error instanceof LeasesLost)) throw error;
      this.#options.report('this node was given up; it begins anew', error);
      await this.#beginAnew();
      return;
    }
    this.#batch = undefined;
    this.#settled = batch.to;
    this.#ledger.dropSettled();
    this.#contact.answered(beganAt, beganTime);
  }

  #freeze(close: boolean): Batch {
    const usage = this.#ledger.freeze();
    const now = this.#uptime();
    const seconds = now - this.#frozenAt;
    const pools = new Map<number, { spent: number; keep: number }>();
    for (const pool of this.#pools.all()) {
      const before = pool.left + pool.taken;
      const { spent, keep } = pool.freeze(seconds, now, close);
      if (spent > 0 || keep < before || pool.usedAt >= this.#frozenAt) pools.set(pool.id, { spent, keep });
    }
    this.#frozenAt = now;
    return { from: this.#settled, to: this.#ledger.takeNumber(), pools, usage };
  }

  /** @returns the journal of the node before, if there was one */
  async #begin(): Promise<Journal | undefined> {
    const node = randomUUID();
    const former = this.#id || undefined;
    const beganAt = this.#uptime();
    const beganTime = this.#options.clock.now().getTime();
    await enrol(this.#kysely, node);
    await this.#options.listener.present((client) => showLife(client, node, former));
    const journal = this.#ledger.begin(node);
    this.#id = node;
    this.#settled = 0;
    this.#contact.answered(beganAt, beganTime);
    return journal;
  }

  /** As after a kill: the journal says what was spent, and the leases are gone. */
  async #beginAnew(): Promise<void> {
    this.#ledger.abandon();
    this.#batch = undefined;
    this.#pools.clear();
    const former = await this.#begin();
    former?.close({ remove: false });
    // Nobody waits for the past to be accounted for.
    void this.#left.recover(this.#id).catch((error) => this.#options.report('settling credits', error));
  }

  /** `credit:<pool>`: credits have come back or were bought. `wanted:<pool>:<node>`: another node needs some. */
  #hear(payload: string): void {
    const [what, id, node] = payload.split(':');
    const pool = this.#pools.get(Number(id));
    if (pool === undefined || node === this.#id || this.#isClosed) return;
    if (what === 'credit') pool.refresh();
    if (what === 'wanted') pool.isWanted = true;
    void this.settleSoon().catch(() => undefined);
  }
}

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
import { type Batch, enrol, LeasesLost, OutOfStep, settle, sweep } from './settlement.ts';

/*
 * The life of a node, which is one life of a serving process. Its states:
 *
 * - **enrolled**: it has a row, a session lock on the connection that hears notifications, and a journal.
 *   Then it leases.
 * - **in touch**: the database answered within IN_TOUCH_SECONDS. It spends from its leases. While the
 *   database is away it goes on for that long with what it has. After that it refuses every call as
 *   `unavailable`.
 * - **closed**: the last settlement returned every lease. Nothing is left.
 * - **killed**: its leases remain and its journal is on disk. The next process with the same data folder
 *   finds it (left-nodes.ts), settles the journal and returns the rest. That is exact. It happens at once at
 *   a restart, and within seconds if another process is running.
 * - **lost**: nobody has heard of it for LOST_SECONDS (twice as long as it spends without the database), and
 *   its journal is on a machine that is gone. Any node returns its leases **in the customer's favour**: what
 *   it spent after its last settlement, usually a second's worth, is not charged. If the journal turns up
 *   later, it is charged after all, as far as the balance allows. The rest is recorded as forgiven.
 * - **presumed lost**: it lives, but was cut off or stopped for so long that it was treated as lost. Its next
 *   settlement fails (`LeasesLost`). It then acts as if it had been killed, and begins anew.
 * - **ahead**: the database lost settlements that it had acknowledged (`OutOfStep`), as after a fail-over to a
 *   standby that was behind, or when a backup was restored under a running service. The node acts in the same
 *   way. Its journal settles again what the database no longer knows.
 */

/** How often to settle, and how often to give a sign of life when there is nothing to settle, in seconds. */
const SETTLE_SECONDS = 1;
const HEARTBEAT_SECONDS = 10;

/** How long a node spends without hearing from the database, and when other nodes close it. */
const IN_TOUCH_SECONDS = 300;
const LOST_SECONDS = 600;

/** How often to look for dead nodes, and how often to sweep. */
const RECOVER_SECONDS = 5;
const SWEEP_SECONDS = 3600;

/** How long the last settlement may take. After that it is left to the next start. */
const CLOSE_MILLISECONDS = 10_000;

/** A node: leases credits for its pools, and settles what its ledger has recorded. */
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
  /** The id of this life. It changes when the node begins anew. */
  #id = '';
  /** Frozen amounts. They are sent to the database until it is known to have them. */
  #batch: Batch | undefined;
  #settled = 0;
  #settling: Promise<void> | undefined;
  #nextSettling: Promise<void> | undefined;
  /** The settlement of what this process spent before it last began anew. */
  #recovering: Promise<void> | undefined;
  #frozenAt: number;
  #isClosed = false;

  /** @param folder the folder of the journals */
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

  /** Enrols, after settling what earlier nodes left in the folder. @throws Error without a database */
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

  /** Whether a settlement is under way, scheduled, or to be sent again. */
  get isSettling(): boolean {
    return this.#settling !== undefined || this.#nextSettling !== undefined || this.#batch !== undefined;
  }

  /** Whether the node is open and in touch. `uptime` in seconds, `time` in milliseconds. */
  maySpend(uptime: number, time: number): boolean {
    return !this.#isClosed && !this.#contact.isLost(uptime, time);
  }

  /** Settles and returns all leases. Whatever cannot be settled now is left to the next start. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#recurring.stop();
    let isSettled = false;
    const last = async () => {
      await this.#recovering;
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

  /**
   * Settles as soon as the settlement under way, if any, is done. All callers until then share that
   * settlement.
   */
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
      const reason = reasonToBeginAnew(error);
      if (reason === undefined) throw error;
      this.#options.report(`${reason}; it begins anew`, error);
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

  /** @returns the journal of the previous node, if there was one */
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

  /** As after a kill: the journal holds what was spent, and the leases are gone. */
  async #beginAnew(): Promise<void> {
    this.#ledger.abandon();
    this.#batch = undefined;
    this.#pools.clear();
    const former = await this.#begin();
    former?.close({ remove: false });
    // Calls need not wait for this; only the end of the process does.
    this.#recovering = this.#left
      .recover(this.#id)
      .catch((error) => this.#options.report('settling credits', error));
  }

  /**
   * Hears `credit:<pool>` (credits came back or were bought) and `wanted:<pool>:<node>` (another node needs
   * some).
   */
  #hear(payload: string): void {
    const [what, id, node] = payload.split(':');
    const pool = this.#pools.get(Number(id));
    if (pool === undefined || node === this.#id || this.#isClosed) return;
    if (what === 'credit') pool.refresh();
    if (what === 'wanted') pool.isWanted = true;
    void this.settleSoon().catch(() => undefined);
  }
}

/** @returns undefined if the settlement may be sent again */
function reasonToBeginAnew(error: unknown): string | undefined {
  if (error instanceof LeasesLost) return 'another process closed this node';
  if (error instanceof OutOfStep) return 'the database lost what this node had settled';
  return undefined;
}

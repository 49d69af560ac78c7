import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/connection.ts';
import type { Listener } from '../database/listener.ts';
import type { Schema } from '../database/schema.ts';
import { faultPointAsync } from '../faults.ts';
import { Contact } from './contact.ts';
import type { Journal } from './journal.ts';
import { Ledger } from './ledger.ts';
import { LeftNodes, showLife } from './left-nodes.ts';
import { IDLE_SECONDS } from './pool.ts';
import {
  type CallersPools,
  EMPTY_SECONDS,
  isHopeless,
  Pools,
  remainingOf,
  type SpendRefusal,
  shortage,
} from './pools.ts';
import { Recurring } from './recurring.ts';
import { type Batch, enrol, LeasesLost, settle, sweep } from './settlement.ts';
import type { Spender, Usage } from './spend.ts';

/*
 * How credits are spent, thousands of times a second on any number of nodes, without a call ever waiting for the database, without
 * overspending, and without losing what was bought.
 *
 * A **pool** is something to spend from: an account, or a token of it with a limit. A **node** is one life of a serving process.
 * At any moment each credit that was bought is in exactly one of these places, and moves in one direction or back as said:
 *
 * - **balance** (`credit_pool.balance`): free for anyone.
 * - **leased** (`credit_lease.held`): taken from the balance for one node, which may spend it without asking. Goes back
 *   to the balance when the node does not need it, ends, or is given up.
 * - **spent, in the journal**: the node has taken it from its lease in memory and written it to its journal (journal.ts), and
 *   only then does the answer of the call leave. The database still counts it as leased.
 * - **settled** (`credit_usage`): about once a second the node sends the sum of what it spent, and in one transaction
 *   (`settle_credits`) leased becomes used. The journal's numbers make that happen once, however often it is sent.
 *
 * The parts: pools.ts what a node knows of the pools, ledger.ts what it has spent and not settled, settlement.ts what the database does about it,
 * contact.ts whether it may spend at all, left-nodes.ts what dead nodes have left. This file moves credits between them.
 *
 * The states of a node, and who moves it on:
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
 *
 * So a crash of the process loses nothing; a loss of power may cost the operator what was spent since the last settlement, since the journal
 * is written but not forced to the disk: that would take 0.3 to 10 ms a call. The customer never loses a credit.
 */

/** How often to settle, and how often to be heard of when there is nothing to settle, in seconds. */
const SETTLE_SECONDS = 1;
const HEARTBEAT_SECONDS = 10;

/** How long a node spends without hearing from the database, and after how long others give it up. */
const IN_TOUCH_SECONDS = 300;
const LOST_SECONDS = 600;

/** How long a call waits for credits that other nodes hold, or for a database that is away. */
const PATIENCE_SECONDS = 2;

/** A call that has to wait looks again after so long, and tries a database that is away again. */
const AGAIN_MILLISECONDS = 20;
const RETRY_MILLISECONDS = 250;

/** How often to look for what dead nodes have left, and how often to sweep. */
const RECOVER_SECONDS = 5;
const SWEEP_SECONDS = 3600;

/** How often to say that the disk is full. */
const FAILURE_REPORT_SECONDS = 60;

/** How long the last settlement may take. Beyond that the next start does it. */
const CLOSE_MILLISECONDS = 10_000;

/** What became of an attempt to spend. `remaining`: what this caller may still spend, exact where there is one node. */
export type Spent =
  | { readonly ok: true; readonly remaining: number }
  | { readonly ok: false; readonly remaining: number; readonly reason: SpendRefusal };

export interface CreditsOptions {
  readonly database: Database;
  readonly listener: Listener;
  /** The journals lie in `credits/` of this folder. */
  readonly dataFolder: string;
  readonly clock: Clock;
  /** Seconds that nobody sets back. */
  readonly uptime: () => number;
  /** Told of what goes wrong behind the scenes; it is tried again. */
  readonly report: (what: string, error?: unknown) => void;
  /** Other times than the usual ones, for tests. */
  readonly inTouchSeconds?: number;
  readonly lostSeconds?: number;
}

/** The credits of one node. */
export class Credits {
  readonly #options: CreditsOptions;
  readonly #kysely: Kysely<Schema>;
  readonly #folder: string;
  readonly #uptime: () => number;
  readonly #contact: Contact;
  readonly #left: LeftNodes;
  readonly #pools = new Pools();
  readonly #ledger: Ledger;
  readonly #recurring: Recurring;
  #node = '';
  /** Frozen, and sent to the database again and again until it is known to be there. */
  #batch: Batch | undefined;
  #settled = 0;
  #settling: Promise<void> | undefined;
  #nextSettling: Promise<void> | undefined;
  #frozenAt: number;
  #failureReportedAt = Number.NEGATIVE_INFINITY;
  #isClosed = false;

  private constructor(options: CreditsOptions) {
    this.#options = options;
    this.#kysely = options.database.kysely;
    this.#folder = join(options.dataFolder, 'credits');
    this.#uptime = options.uptime;
    this.#contact = new Contact(options.inTouchSeconds ?? IN_TOUCH_SECONDS);
    this.#ledger = new Ledger(this.#folder, this.#pools, () => this.#reportFailure());
    this.#recurring = new Recurring((error) => options.report('settling credits', error));
    this.#left = new LeftNodes({
      kysely: this.#kysely,
      folder: this.#folder,
      lostSeconds: options.lostSeconds ?? LOST_SECONDS,
      report: options.report,
    });
    this.#frozenAt = options.uptime();
  }

  /** Enrols a node, after accounting for what earlier ones have left in the folder. @throws Error without a database */
  static async open(options: CreditsOptions): Promise<Credits> {
    const credits = new Credits(options);
    await mkdir(credits.#folder, { recursive: true, mode: 0o700 });
    await credits.#left.recoverAtStart();
    await credits.#begin();
    options.listener.onConnect((client) => showLife(client, credits.#node));
    await options.listener.hear('fettle_credits', (payload) => credits.#hear(payload));
    credits.#recurring.every(SETTLE_SECONDS, () => credits.#settleWhereDue());
    credits.#recurring.every(RECOVER_SECONDS, () => credits.#left.recover(credits.#node));
    credits.#recurring.every(SWEEP_SECONDS, () => sweep(credits.#kysely));
    return credits;
  }

  /**
   * Spends credits, at once where the lease suffices; a call that has to wait for a lease gets a promise. All or nothing: nothing is
   * spent unless `ok`. The answer of the call must not leave before {@link journalled}.
   */
  spend(spender: Spender, credits: number, usage: Usage): Spent | Promise<Spent> {
    const now = this.#uptime();
    const time = this.#options.clock.now().getTime();
    const pools = this.#pools.of(spender, now);
    if (this.#canTake(pools, credits, now, time)) {
      return this.#take(pools, spender, credits, usage, now, time);
    }
    return this.#refusal(pools, credits, now) ?? this.#spendLater(spender, credits, usage);
  }

  /** Counts a call that costs nothing. It is not in the journal: a crash may lose it. */
  note(spender: Spender, usage: Usage): void {
    this.#ledger.note(spender, usage, this.#options.clock.now().getTime());
  }

  /** Resolves when everything spent so far is in the journal: one write for all calls of a tick. @throws Refusal `unavailable` */
  journalled(): Promise<void> {
    return this.#ledger.written();
  }

  /** What this caller may still spend. @throws Error where it is not known yet and the database is away */
  remaining(spender: Spender): number | Promise<number> {
    const now = this.#uptime();
    const pools = this.#pools.of(spender, now);
    for (const pool of pools) pool.usedAt = now;
    if (pools.every((pool) => pool.isKnown)) return remainingOf(pools);
    return this.#settleSoon().then(() => remainingOf(pools));
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

  #canTake(pools: CallersPools, credits: number, now: number, time: number): boolean {
    if (this.#isClosed || this.#ledger.isFailing || this.#contact.isLost(now, time)) return false;
    for (const pool of pools) if (pool.left < credits) return false;
    return true;
  }

  #take(
    pools: CallersPools,
    spender: Spender,
    credits: number,
    usage: Usage,
    now: number,
    time: number,
  ): Spent {
    let isLow = false;
    for (const pool of pools) {
      pool.take(credits, now);
      isLow ||= pool.isLow(now);
    }
    this.#ledger.spend(spender, usage, time, credits);
    // Before the lease is used up, so that no call waits for the next.
    if (
      isLow &&
      this.#settling === undefined &&
      this.#nextSettling === undefined &&
      this.#batch === undefined
    ) {
      void this.#settleSoon().catch((error) => this.#options.report('settling credits', error));
    }
    return { ok: true, remaining: remainingOf(pools) };
  }

  async #spendLater(spender: Spender, credits: number, usage: Usage): Promise<Spent> {
    const deadline = this.#uptime() + PATIENCE_SECONDS;
    for (;;) {
      const waiting = this.#pools.of(spender, this.#uptime());
      for (const pool of waiting) pool.awaited += credits;
      const isThere = await this.#settleSoon().then(
        () => true,
        () => false,
      );
      for (const pool of waiting) pool.awaited -= credits;
      const now = this.#uptime();
      const time = this.#options.clock.now().getTime();
      // A node that begins anew has other pools.
      const pools = this.#pools.of(spender, now);
      if (this.#canTake(pools, credits, now, time)) {
        return this.#take(pools, spender, credits, usage, now, time);
      }
      const refusal = this.#refusal(pools, credits, now);
      if (refusal !== undefined) return refusal;
      if (now > deadline) {
        const lacking = pools.filter((pool) => pool.isKnown && pool.free < credits);
        for (const pool of lacking) pool.hopelessUntil = now + EMPTY_SECONDS;
        const reason = isThere && lacking.length > 0 ? shortage(pools, credits) : 'unavailable';
        return { ok: false, remaining: remainingOf(pools), reason };
      }
      await wait(isThere ? AGAIN_MILLISECONDS : RETRY_MILLISECONDS);
    }
  }

  /** Undefined where there is hope: credits are there or with other nodes, or it was not asked of late. */
  #refusal(pools: CallersPools, credits: number, now: number): Spent | undefined {
    const remaining = remainingOf(pools);
    if (this.#isClosed) return { ok: false, remaining, reason: 'unavailable' };
    return isHopeless(pools, credits, now)
      ? { ok: false, remaining, reason: shortage(pools, credits) }
      : undefined;
  }

  /** Once in a while, however many calls fail. */
  #reportFailure(): void {
    if (this.#uptime() - this.#failureReportedAt < FAILURE_REPORT_SECONDS) return;
    this.#failureReportedAt = this.#uptime();
    this.#options.report(`nothing can be written to ${this.#folder}: calls that cost credits are refused`);
  }

  /** Settles as soon as the settlement under way, if any, is done. One is enough for all who ask in the meantime. */
  #settleSoon(): Promise<void> {
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
    if (isDue || isSilent || this.#batch !== undefined || !this.#ledger.isEmpty) await this.#settleSoon();
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
      const states = await settle(this.#kysely, this.#node, batch, requests, close);
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
      const before = pool.left;
      const { spent, keep } = pool.freeze(seconds, now, close);
      if (spent > 0 || keep < before || pool.usedAt >= this.#frozenAt) pools.set(pool.id, { spent, keep });
    }
    this.#frozenAt = now;
    return { from: this.#settled, to: this.#ledger.takeNumber(), pools, usage };
  }

  /** @returns the journal of the node before, if there was one */
  async #begin(): Promise<Journal | undefined> {
    const node = randomUUID();
    const former = this.#node || undefined;
    const beganAt = this.#uptime();
    const beganTime = this.#options.clock.now().getTime();
    await enrol(this.#kysely, node);
    await this.#options.listener.present((client) => showLife(client, node, former));
    const journal = this.#ledger.begin(node);
    this.#node = node;
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
    void this.#left.recover(this.#node).catch((error) => this.#options.report('settling credits', error));
  }

  /** `credit:<pool>`: credits have come back or were bought. `wanted:<pool>:<node>`: another node needs some. */
  #hear(payload: string): void {
    const [what, id, node] = payload.split(':');
    const pool = this.#pools.get(Number(id));
    if (pool === undefined || node === this.#node || this.#isClosed) return;
    if (what === 'credit') pool.refresh();
    if (what === 'wanted') pool.isWanted = true;
    void this.#settleSoon().catch(() => undefined);
  }
}

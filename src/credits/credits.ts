import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { Charge } from './charge.ts';
import type { CreditsOptions } from './credits-options.ts';
import { Ledger } from './ledger.ts';
import { CreditNode } from './node.ts';
import {
  type CallersPools,
  EMPTY_SECONDS,
  isHopeless,
  Pools,
  remainingOf,
  type SpendRefusal,
  shortage,
} from './pools.ts';
import type { Spender, Usage } from './spend.ts';

/*
 * Spends credits: thousands of times a second, on any number of nodes, without a call ever waiting for the
 * database, without overspending, and without losing what was bought.
 *
 * A **pool** holds credits to spend: those of an account, or those of a token that has a limit. A **node** is
 * one life of a serving process. At any moment, each credit that was bought is in exactly one of these
 * states:
 *
 * - **balance** (`credit_pool.balance`): free for any node.
 * - **leased** (`credit_lease.held`): taken from the balance for one node, which may spend it without asking.
 *   It returns to the balance when the node does not need it, ends, or is given up.
 * - **taken** (charge.ts): taken from the lease, in memory, for a call that is being answered. It returns to
 *   the lease if the answer does not leave.
 * - **spent, in the journal**: the answer has left, and the node's journal (journal.ts) says so. The database
 *   still counts it as leased.
 * - **settled** (`credit_usage`): about once a second the node sends the sum of what it spent, and one
 *   transaction (`settle_credits`) turns leased into used. The journal's numbers make this happen once,
 *   however often it is sent.
 *
 * If the process is killed, the credits taken for calls under way are not in its journal. The next start
 * returns them with the lease, so no customer pays for an answer that did not leave. The operator loses the
 * answers that left before their line was in the journal: at most ANSWERS_UNWRITTEN (tick.ts). A power cut
 * may lose what was spent since the last settlement. The journal is written but not flushed to disk, because
 * a flush takes 0.3 to 10 ms a call. The customer never loses a credit.
 *
 * The files: charge.ts is the cost of one call; pools.ts what a node knows of the pools; ledger.ts what it
 * has spent and not settled; node.ts its life and its settlements; settlement.ts what the database does with
 * these; contact.ts whether it may spend at all; left-nodes.ts what dead nodes leave behind. This file
 * spends.
 */

/** How long a call waits for credits that other nodes hold, or for a database that is away. */
const PATIENCE_SECONDS = 2;

/** How often a waiting call looks again, and how often it tries a database that is away. */
const AGAIN_MILLISECONDS = 20;
const RETRY_MILLISECONDS = 250;

/** How often to report that the disk is full. */
const FAILURE_REPORT_SECONDS = 60;

/**
 * The outcome of an attempt to take credits. `remaining`: what the caller may still spend; exact if there is
 * only one node.
 */
export type Taken =
  | { readonly ok: true; readonly remaining: number; readonly charge: Charge }
  | { readonly ok: false; readonly remaining: number; readonly reason: SpendRefusal };

/** When credits are taken: for the pools by the uptime in seconds, for the journal by the clock in milliseconds. */
interface Moment {
  readonly uptime: number;
  readonly time: number;
}

/** The credits that a node takes, charges and gives back for its calls. */
export class Credits {
  readonly #options: CreditsOptions;
  readonly #folder: string;
  readonly #uptime: () => number;
  readonly #pools = new Pools();
  readonly #ledger: Ledger;
  readonly #node: CreditNode;
  #failureReportedAt = Number.NEGATIVE_INFINITY;
  /**
   * Whether a call took credits in this run of the microtask queue. Node reports that an answer has left, and
   * the call is charged, only after the run. Calls that continue together would all answer before the first of
   * them is charged, as 64 calls whose bodies arrived together did. So every further call waits for a turn of
   * its own, and a kill gives away at most ANSWERS_UNWRITTEN answers.
   */
  #isAnswerLeaving = false;
  readonly #letNextAnswer = () => {
    this.#isAnswerLeaving = false;
  };

  private constructor(options: CreditsOptions) {
    this.#options = options;
    this.#folder = join(options.dataFolder, 'credits');
    this.#uptime = options.uptime;
    this.#ledger = new Ledger(this.#folder, () => this.#reportFailure());
    this.#node = new CreditNode(options, this.#folder, this.#pools, this.#ledger);
  }

  /** Enrols a node, after settling what earlier nodes left in the folder. @throws Error without a database */
  static async open(options: CreditsOptions): Promise<Credits> {
    const credits = new Credits(options);
    await credits.#node.open();
    return credits;
  }

  /**
   * Takes credits for a call that is about to be answered. Takes all of them or none. Returns at once if the
   * lease suffices and no other call took credits in this run of the microtask queue; otherwise returns a
   * promise. If the result is `ok`, the caller must send the answer without waiting for anything else, and
   * call {@link charge} or {@link giveBack} once it knows whether the answer has left.
   */
  take(spender: Spender, credits: number, usage: Usage): Taken | Promise<Taken> {
    if (this.#isAnswerLeaving) return nextTurn().then(() => this.take(spender, credits, usage));
    const moment = this.#moment();
    const pools = this.#pools.of(spender, moment.uptime);
    if (this.#canTake(pools, credits, moment)) return this.#take(pools, spender, credits, usage, moment);
    return this.#refusal(pools, credits, moment.uptime) ?? this.#takeLater(spender, credits, usage);
  }

  /** The answer has left: its credits are spent. */
  charge(charge: Charge): void {
    if (!charge.end() || !this.#isOfThisLife(charge)) return;
    for (const pool of charge.pools) pool.spend(charge.credits);
    this.#ledger.spend(charge.spending, charge.credits);
  }

  /** The answer will not leave: its credits return to the lease. */
  giveBack(charge: Charge): void {
    if (!charge.end()) return;
    for (const pool of charge.pools) pool.giveBack(charge.credits);
  }

  /** Counts a call that costs nothing. The journal does not hold it, so a crash may lose it. */
  note(spender: Spender, usage: Usage): void {
    this.#ledger.note(spender, usage, this.#options.clock.now().getTime());
  }

  /**
   * Resolves when everything spent so far is in the journal, and so survives a kill, or could not be written
   * to it.
   */
  journalled(): Promise<void> {
    return this.#ledger.written();
  }

  /** What this caller may still spend. @throws Error if that is not known yet and the database is away */
  remaining(spender: Spender): number | Promise<number> {
    const now = this.#uptime();
    const pools = this.#pools.of(spender, now);
    for (const pool of pools) pool.usedAt = now;
    if (pools.every((pool) => pool.isKnown)) return remainingOf(pools);
    return this.#node.settleSoon().then(() => remainingOf(pools));
  }

  /** Settles and returns all leases. Whatever cannot be settled now is left to the next start. */
  close(): Promise<void> {
    return this.#node.close();
  }

  #moment(): Moment {
    return { uptime: this.#uptime(), time: this.#options.clock.now().getTime() };
  }

  #canTake(pools: CallersPools, credits: number, { uptime, time }: Moment): boolean {
    if (!this.#ledger.canWrite() || !this.#node.maySpend(uptime, time)) return false;
    for (const pool of pools) if (pool.left < credits) return false;
    return true;
  }

  #take(
    pools: CallersPools,
    spender: Spender,
    credits: number,
    usage: Usage,
    { uptime, time }: Moment,
  ): Taken {
    this.#isAnswerLeaving = true;
    process.nextTick(this.#letNextAnswer);
    let isLow = false;
    for (const pool of pools) {
      pool.take(credits, uptime);
      isLow ||= pool.isLow(uptime);
    }
    const charge = new Charge(pools, this.#ledger.spendingOf(spender, usage, time), credits);
    // Ask before the lease is used up, so that no call has to wait for the next one.
    if (isLow && !this.#node.isSettling) {
      void this.#node.settleSoon().catch((error) => this.#options.report('settling credits', error));
    }
    return { ok: true, remaining: remainingOf(pools), charge };
  }

  /**
   * Whether the charge's pools are still those of this node. A node that began anew has other pools, and the
   * earlier credits returned to the balance with its old lease.
   */
  #isOfThisLife({ pools: [account] }: Charge): boolean {
    return account !== undefined && this.#pools.get(account.id) === account;
  }

  async #takeLater(spender: Spender, credits: number, usage: Usage): Promise<Taken> {
    const deadline = this.#uptime() + PATIENCE_SECONDS;
    for (;;) {
      const waiting = this.#pools.of(spender, this.#uptime());
      for (const pool of waiting) pool.awaited += credits;
      const isThere = await this.#node.settleSoon().then(
        () => true,
        () => false,
      );
      // All calls that waited for this settlement would go on in one run of the microtask queue.
      await nextTurn();
      for (const pool of waiting) pool.awaited -= credits;
      const moment = this.#moment();
      const now = moment.uptime;
      // Ask for the pools again: a node that began anew has other ones.
      const pools = this.#pools.of(spender, now);
      if (this.#canTake(pools, credits, moment)) return this.#take(pools, spender, credits, usage, moment);
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

  /**
   * Undefined while waiting may help: credits are there or with other nodes, or they were not asked for
   * lately.
   */
  #refusal(pools: CallersPools, credits: number, now: number): Taken | undefined {
    const remaining = remainingOf(pools);
    if (this.#node.isClosed || this.#ledger.isFailing) return { ok: false, remaining, reason: 'unavailable' };
    return isHopeless(pools, credits, now)
      ? { ok: false, remaining, reason: shortage(pools, credits) }
      : undefined;
  }

  /** Reports at most once a minute, however many calls fail. */
  #reportFailure(): void {
    if (this.#uptime() - this.#failureReportedAt < FAILURE_REPORT_SECONDS) return;
    this.#failureReportedAt = this.#uptime();
    this.#options.report(`nothing can be written to ${this.#folder}: calls that cost credits are refused`);
  }
}

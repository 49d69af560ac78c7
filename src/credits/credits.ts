import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
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
 * So a crash of the process loses nothing; a loss of power may cost the operator what was spent since the last settlement, since the journal
 * is written but not forced to the disk: that would take 0.3 to 10 ms a call. The customer never loses a credit.
 *
 * The parts: pools.ts what a node knows of the pools, ledger.ts what it has spent and not settled, node.ts its life and its settlements,
 * settlement.ts what the database does about these, contact.ts whether it may spend at all, left-nodes.ts what dead nodes have left. This
 * file spends.
 */

/** How long a call waits for credits that other nodes hold, or for a database that is away. */
const PATIENCE_SECONDS = 2;

/** A call that has to wait looks again after so long, and tries a database that is away again. */
const AGAIN_MILLISECONDS = 20;
const RETRY_MILLISECONDS = 250;

/** How often to say that the disk is full. */
const FAILURE_REPORT_SECONDS = 60;

/** What became of an attempt to spend. `remaining`: what this caller may still spend, exact where there is one node. */
export type Spent =
  | { readonly ok: true; readonly remaining: number }
  | { readonly ok: false; readonly remaining: number; readonly reason: SpendRefusal };

/** The credits of one node. */
export class Credits {
  readonly #options: CreditsOptions;
  readonly #folder: string;
  readonly #uptime: () => number;
  readonly #pools = new Pools();
  readonly #ledger: Ledger;
  readonly #node: CreditNode;
  #failureReportedAt = Number.NEGATIVE_INFINITY;

  private constructor(options: CreditsOptions) {
    this.#options = options;
    this.#folder = join(options.dataFolder, 'credits');
    this.#uptime = options.uptime;
    this.#ledger = new Ledger(this.#folder, this.#pools, () => this.#reportFailure());
    this.#node = new CreditNode(options, this.#folder, this.#pools, this.#ledger);
  }

  /** Enrols a node, after accounting for what earlier ones have left in the folder. @throws Error without a database */
  static async open(options: CreditsOptions): Promise<Credits> {
    const credits = new Credits(options);
    await credits.#node.open();
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
    return this.#node.settleSoon().then(() => remainingOf(pools));
  }

  /** Settles, and returns every lease. What cannot be settled now is left to the next start. */
  close(): Promise<void> {
    return this.#node.close();
  }

  #canTake(pools: CallersPools, credits: number, now: number, time: number): boolean {
    if (this.#ledger.isFailing || !this.#node.maySpend(now, time)) return false;
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
    if (isLow && !this.#node.isSettling) {
      void this.#node.settleSoon().catch((error) => this.#options.report('settling credits', error));
    }
    return { ok: true, remaining: remainingOf(pools) };
  }

  async #spendLater(spender: Spender, credits: number, usage: Usage): Promise<Spent> {
    const deadline = this.#uptime() + PATIENCE_SECONDS;
    for (;;) {
      const waiting = this.#pools.of(spender, this.#uptime());
      for (const pool of waiting) pool.awaited += credits;
      const isThere = await this.#node.settleSoon().then(
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
    if (this.#node.isClosed) return { ok: false, remaining, reason: 'unavailable' };
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
}

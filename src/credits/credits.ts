import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
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
 * How credits are spent, thousands of times a second on any number of nodes, without a call ever waiting for the database, without
 * overspending, and without losing what was bought.
 *
 * A **pool** is something to spend from: an account, or a token of it with a limit. A **node** is one life of a serving process.
 * At any moment each credit that was bought is in exactly one of these places, and moves in one direction or back as said:
 *
 * - **balance** (`credit_pool.balance`): free for anyone.
 * - **leased** (`credit_lease.held`): taken from the balance for one node, which may spend it without asking. Goes back
 *   to the balance when the node does not need it, ends, or is given up.
 * - **taken** (charge.ts): for a call that is being answered, out of the lease, in memory. Goes back to the lease where the answer does not leave.
 * - **spent, in the journal**: the answer has left, and the node has written so to its journal (journal.ts). The database still counts it as
 *   leased.
 * - **settled** (`credit_usage`): about once a second the node sends the sum of what it spent, and in one transaction
 *   (`settle_credits`) leased becomes used. The journal's numbers make that happen once, however often it is sent.
 *
 * So what was taken for calls under way when the process was killed is given back with its lease at the next start, since the journal does not
 * have it: no customer pays for an answer that did not leave. It costs the operator the answers that left and were not yet in the
 * journal, at most ANSWERS_UNWRITTEN (tick.ts). A loss of power may cost what was spent since the last settlement, since the journal is written but
 * not forced to the disk: that would take 0.3 to 10 ms a call. The customer never loses a credit.
 *
 * The parts: charge.ts what one call costs, pools.ts what a node knows of the pools, ledger.ts what it has spent and not settled, node.ts its life and its settlements,
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

/** What became of an attempt to take credits. `remaining`: what this caller may still spend, exact where there is one node. */
export type Taken =
  | { readonly ok: true; readonly remaining: number; readonly charge: Charge }
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
    this.#ledger = new Ledger(this.#folder, () => this.#reportFailure());
    this.#node = new CreditNode(options, this.#folder, this.#pools, this.#ledger);
  }

  /** Enrols a node, after accounting for what earlier ones have left in the folder. @throws Error without a database */
  static async open(options: CreditsOptions): Promise<Credits> {
    const credits = new Credits(options);
    await credits.#node.open();
    return credits;
  }

  /**
   * Takes credits for a call that is going to be answered, at once where the lease suffices; a call that has to wait for a lease gets a
   * promise. All or nothing: nothing is taken unless `ok`. Whoever took it says what became of the answer: {@link charge} or {@link giveBack}.
   */
  take(spender: Spender, credits: number, usage: Usage): Taken | Promise<Taken> {
    const now = this.#uptime();
    const time = this.#options.clock.now().getTime();
    const pools = this.#pools.of(spender, now);
    if (this.#canTake(pools, credits, now, time)) {
      return this.#take(pools, spender, credits, usage, now, time);
    }
    return this.#refusal(pools, credits, now) ?? this.#takeLater(spender, credits, usage);
  }

  /** The answer has left: what was taken for it is spent. */
  charge(charge: Charge): void {
    if (!charge.end() || !this.#isOfThisLife(charge)) return;
    for (const pool of charge.pools) pool.spend(charge.credits);
    this.#ledger.spend(charge.spending, charge.credits);
  }

  /** The answer will not leave: what was taken for it goes back to the lease. */
  giveBack(charge: Charge): void {
    if (!charge.end()) return;
    for (const pool of charge.pools) pool.giveBack(charge.credits);
  }

  /** Counts a call that costs nothing. It is not in the journal: a crash may lose it. */
  note(spender: Spender, usage: Usage): void {
    this.#ledger.note(spender, usage, this.#options.clock.now().getTime());
  }

  /** Resolves when everything spent so far is in the journal, or could not be written to it: no kill forgets it any more. */
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
    if (!this.#ledger.canWrite() || !this.#node.maySpend(now, time)) return false;
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
  ): Taken {
    let isLow = false;
    for (const pool of pools) {
      pool.take(credits, now);
      isLow ||= pool.isLow(now);
    }
    const charge = new Charge(pools, this.#ledger.spendingOf(spender, usage, time), credits);
    // Before the lease is used up, so that no call waits for the next.
    if (isLow && !this.#node.isSettling) {
      void this.#node.settleSoon().catch((error) => this.#options.report('settling credits', error));
    }
    return { ok: true, remaining: remainingOf(pools), charge };
  }

  /** A node that began anew has other pools: what was taken before went back to the balance with its lease. */
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
  #refusal(pools: CallersPools, credits: number, now: number): Taken | undefined {
    const remaining = remainingOf(pools);
    if (this.#node.isClosed || this.#ledger.isFailing) return { ok: false, remaining, reason: 'unavailable' };
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

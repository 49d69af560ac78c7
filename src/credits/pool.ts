/** A lease lasts this many seconds at the present pace, and has at least this many credits. */
const LEASE_SECONDS = 10;
const LEAST_LEASE = 100;

/**
 * When other nodes need credits, a node keeps this many seconds' worth, and at most half. For a time it
 * leases none in advance.
 */
const SHARED_SECONDS = 0.25;
const YIELD_SECONDS = 1;

/** The pace is a decaying mean. What was spent this many seconds ago weighs a third. */
const PACE_SECONDS = 2;

/** A pool that nobody has spent from for this long is given back and forgotten. */
export const IDLE_SECONDS = 30;

/** What a settlement asks of the database for a pool. */
export interface Request {
  /** Lease `want` more credits. Calls are waiting for `need` of them. */
  readonly want: number;
  readonly need: number;
}

/** The state of a pool, according to the database. */
export interface PoolState {
  /** Leased to this node. */
  readonly held: number;
  /** Free: neither spent nor leased. */
  readonly balance: number;
  /** Leased to other nodes. */
  readonly elsewhere: number;
}

/**
 * A pool of credits, as one node sees it: its lease, and what it knows of the rest. This is plain arithmetic.
 * The words are those of credits.ts.
 */
export class Pool {
  readonly id: number;
  /** Can be spent at once. */
  left = 0;
  /** Taken for calls whose answers have not left. */
  taken = 0;
  /** Spent since the last settlement was frozen. */
  spent = 0;
  /** On the way back to the balance. */
  returning = 0;
  balance = 0;
  elsewhere = 0;
  /** The sum of the credits that calls wait for. */
  awaited = 0;
  /** Whether other nodes have asked for the credits that this one does not need. */
  isWanted = false;
  /** When the pool was last spent from or asked for, by `uptime`. */
  usedAt: number;
  /** When the database last reported its state. */
  knownAt = Number.NEGATIVE_INFINITY;
  /**
   * Until then, calls that need credits from other nodes are refused, because waiting for those was in vain.
   */
  hopelessUntil = Number.NEGATIVE_INFINITY;
  #pace = 0;
  #yieldsUntil = Number.NEGATIVE_INFINITY;

  constructor(id: number, now: number) {
    this.id = id;
    this.usedAt = now;
  }

  /** What is left over all nodes, as far as this node knows. Exact if there is only one. */
  get remaining(): number {
    return this.free + this.elsewhere;
  }

  /** Whether the database has reported the pool's state, and nothing is known to have changed since. */
  get isKnown(): boolean {
    return this.knownAt > Number.NEGATIVE_INFINITY;
  }

  /** What this node can get without other nodes. */
  get free(): number {
    return this.left + this.returning + this.balance;
  }

  /** Whether the next settlement must ask for the pool's state, or for more credits. */
  isAsking(now: number): boolean {
    return !this.isKnown || this.request(now).want > 0;
  }

  /** Whether the pool may be forgotten: all of it has been given back. */
  isIdle(now: number): boolean {
    const isHeld = this.left > 0 || this.taken > 0 || this.spent > 0;
    const isEmpty = !isHeld && this.returning === 0 && this.awaited === 0;
    return isEmpty && now - this.usedAt > IDLE_SECONDS;
  }

  /** Credits have arrived, so what was known of the pool is out of date. */
  refresh(): void {
    this.knownAt = Number.NEGATIVE_INFINITY;
    this.hopelessUntil = Number.NEGATIVE_INFINITY;
  }

  /** Whether to lease more before calls have to wait: half of the lease is gone. */
  isLow(now: number): boolean {
    if (this.balance === 0 || this.left >= this.#lease / 2) return false;
    return now >= this.#yieldsUntil && now - this.usedAt <= IDLE_SECONDS;
  }

  /** Takes credits for a call that is about to be answered. */
  take(credits: number, now: number): void {
    this.left -= credits;
    this.taken += credits;
    this.usedAt = now;
  }

  /** The answer has left: its credits are spent. */
  spend(credits: number): void {
    this.taken -= credits;
    this.spent += credits;
  }

  /** The answer will not leave: its credits are available again. */
  giveBack(credits: number): void {
    this.taken -= credits;
    this.left += credits;
  }

  request(now: number): Request {
    const need = Math.max(0, this.awaited - this.left);
    if (now < this.#yieldsUntil) return { want: need, need };
    const want = need > 0 || this.isLow(now) ? this.#lease - this.left + this.awaited : 0;
    return { want: Math.max(want, need), need };
  }

  /**
   * Freezes what was spent, `seconds` after the last freeze, and lets go of what this node does not need.
   * Returns what was spent and what is kept, which includes what is taken.
   */
  freeze(seconds: number, now: number, isClosing: boolean): { spent: number; keep: number } {
    const { spent } = this;
    this.spent = 0;
    if (seconds > 0) this.#pace += (1 - Math.exp(-seconds / PACE_SECONDS)) * (spent / seconds - this.#pace);
    const keep = Math.min(this.left, isClosing ? 0 : this.#needed(now));
    this.returning += this.left - keep;
    this.left = keep;
    if (this.isWanted) this.#yieldsUntil = now + YIELD_SECONDS;
    this.isWanted = false;
    return { spent, keep: keep + (isClosing ? 0 : this.taken) };
  }

  /** Applies the outcome of a settlement, which does not include what was spent since it was frozen. */
  settle(state: PoolState, now: number): void {
    this.left = state.held - this.spent - this.taken;
    this.returning = 0;
    this.balance = state.balance;
    this.elsewhere = state.elsewhere;
    this.knownAt = now;
  }

  get #lease(): number {
    return Math.max(LEAST_LEASE, Math.ceil(this.#pace * LEASE_SECONDS));
  }

  #needed(now: number): number {
    if (now - this.usedAt > IDLE_SECONDS) return 0;
    if (this.isWanted) {
      return Math.floor(Math.max(this.awaited, Math.min(this.#pace * SHARED_SECONDS, this.left / 2)));
    }
    return Math.max(this.awaited, this.#lease * 2);
  }
}

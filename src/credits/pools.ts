import { Pool } from './pool.ts';
import type { Spender } from './spend.ts';

/** What was learnt of an empty pool is believed for so many seconds, unless it is announced that credits have come. */
export const EMPTY_SECONDS = 1;

/** The account has too few credits; the token's own limit is reached; the database has been away for too long. */
export type SpendRefusal = 'no-credits' | 'token-limit' | 'unavailable';

/** What one caller spends from: the pool of its account, then that of its token where it has a limit of its own. */
export type CallersPools = readonly Pool[];

/** The pools that a node has had to do with of late. */
export class Pools {
  readonly #pools = new Map<number, Pool>();

  /** The pools of a caller, known or not. */
  of({ pool, tokenPool }: Spender, now: number): CallersPools {
    const account = this.#pool(pool, now);
    return tokenPool === undefined ? [account] : [account, this.#pool(tokenPool, now)];
  }

  get(id: number): Pool | undefined {
    return this.#pools.get(id);
  }

  all(): Pool[] {
    return [...this.#pools.values()];
  }

  forgetIdle(now: number): void {
    for (const pool of this.all()) if (pool.isIdle(now)) this.#pools.delete(pool.id);
  }

  clear(): void {
    this.#pools.clear();
  }

  #pool(id: number, now: number): Pool {
    let pool = this.#pools.get(id);
    if (pool === undefined) {
      pool = new Pool(id, now);
      this.#pools.set(id, pool);
    }
    return pool;
  }
}

/** What a caller may still spend. */
export function remainingOf(pools: CallersPools): number {
  const [account, token] = pools as [Pool, Pool | undefined];
  return token === undefined ? account.remaining : Math.min(account.remaining, token.remaining);
}

/** Whether it is known that a caller cannot have so many credits: nobody has them, or others did not give them just now. */
export function isHopeless(pools: CallersPools, credits: number, now: number): boolean {
  return pools.some(
    (pool) =>
      (pool.remaining < credits && now - pool.knownAt < EMPTY_SECONDS) ||
      (pool.free < credits && now < pool.hopelessUntil),
  );
}

/** What is short: the account where it has too little, else the token. */
export function shortage(pools: CallersPools, credits: number): SpendRefusal {
  const [account, token] = pools as [Pool, Pool | undefined];
  return token !== undefined && token.remaining < credits && account.remaining >= credits
    ? 'token-limit'
    : 'no-credits';
}

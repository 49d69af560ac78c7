import { Pool } from './pool.ts';
import type { Spender } from './spend.ts';

/** How long to believe that a pool is empty, unless new credits are announced. */
export const EMPTY_SECONDS = 1;

/**
 * The account has too few credits; the token has reached its own limit; the database has been away for too
 * long.
 */
export type SpendRefusal = 'no-credits' | 'token-limit' | 'unavailable';

/** The pools that a caller spends from: its account's, then its token's if the token has a limit. */
export type CallersPools = readonly Pool[];

/** The pools that a node has used lately. */
export class Pools {
  readonly #pools = new Map<number, Pool>();

  /** The pools of a caller, whether their state is known or not. */
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

/**
 * Whether a caller certainly cannot get this many credits: nobody has them, or other nodes just failed to
 * give them.
 */
export function isHopeless(pools: CallersPools, credits: number, now: number): boolean {
  return pools.some(
    (pool) =>
      (pool.remaining < credits && now - pool.knownAt < EMPTY_SECONDS) ||
      (pool.free < credits && now < pool.hopelessUntil),
  );
}

/** Says which pool is short: the account's if it has too few credits, otherwise the token's. */
export function shortage(pools: CallersPools, credits: number): SpendRefusal {
  const [account, token] = pools as [Pool, Pool | undefined];
  return token !== undefined && token.remaining < credits && account.remaining >= credits
    ? 'token-limit'
    : 'no-credits';
}

import { BoundedMap } from '../../caches/bounded-map.ts';

/** What an allowance permits: so many in so many seconds. It comes back evenly, not all at once. */
export interface AllowanceTerms {
  /** Its name in the header `RateLimit-Policy`. */
  readonly name: string;
  readonly quota: number;
  readonly seconds: number;
}

/** Holders that are remembered, about 150 bytes each. A forgotten one has its whole allowance again. */
export const REMEMBERED = 50_000;

interface Holder {
  left: number;
  /** When `left` was right, in seconds. */
  at: number;
}

/**
 * The allowances of many holders under the same terms (token buckets). They are in this process's memory: several processes
 * permit as many times the quota.
 */
export class Allowances {
  readonly terms: AllowanceTerms;
  readonly #holders = new BoundedMap<string, Holder>(REMEMBERED);

  constructor(terms: AllowanceTerms) {
    this.terms = terms;
  }

  /** How much a holder has left. @param now in seconds, on a clock that is never set back */
  left(holder: string, now: number): number {
    const known = this.#holders.get(holder);
    return known === undefined ? this.terms.quota : this.#leftOf(known, now);
  }

  /** Takes from a holder, below zero if it has less; gives, if the amount is negative. */
  take(holder: string, amount: number, now: number): void {
    const left = Math.min(this.terms.quota, this.left(holder, now) - amount);
    this.#holders.set(holder, { left, at: now });
  }

  /** The seconds until a holder who has this much left has that much. */
  secondsUntil(wanted: number, left: number): number {
    const { quota, seconds } = this.terms;
    return Math.max(0, Math.ceil(((wanted - left) * seconds) / quota));
  }

  #leftOf({ left, at }: Holder, now: number): number {
    const { quota, seconds } = this.terms;
    return Math.min(quota, left + ((now - at) * quota) / seconds);
  }
}

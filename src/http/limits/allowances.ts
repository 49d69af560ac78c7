import { BoundedMap } from '../../caches/bounded-map.ts';

/**
 * The terms of an allowance: `quota` uses in `seconds`. A used allowance refills evenly over that time, not
 * all at once.
 */
export interface AllowanceTerms {
  /** Its name in the header `RateLimit-Policy`. */
  readonly name: string;
  readonly quota: number;
  readonly seconds: number;
}

/**
 * At most this many holders are remembered, at about 150 bytes each. A forgotten holder has its full quota
 * again.
 */
export const REMEMBERED = 50_000;

interface Holder {
  left: number;
  /** When `left` was calculated, in seconds. */
  at: number;
}

/**
 * The allowances of many holders under the same terms (token buckets). They are kept in this process's
 * memory, so two processes together permit twice the quota, and so on.
 */
export class Allowances {
  readonly terms: AllowanceTerms;
  /** The allowance in the header `RateLimit-Policy`. */
  readonly policy: string;
  readonly #holders = new BoundedMap<string, Holder>(REMEMBERED);

  constructor(terms: AllowanceTerms) {
    this.terms = terms;
    this.policy = `"${terms.name}";q=${terms.quota};w=${terms.seconds}`;
  }

  /**
   * How much a holder has left.
   *
   * @param now the time in seconds, on a clock that is never set back
   */
  left(holder: string, now: number): number {
    const known = this.#holders.get(holder);
    return known === undefined ? this.terms.quota : this.#leftOf(known, now);
  }

  /** Takes an amount from a holder, which may fall below zero. A negative amount gives back. */
  take(holder: string, amount: number, now: number): void {
    const left = Math.min(this.terms.quota, this.left(holder, now) - amount);
    const known = this.#holders.get(holder);
    if (known === undefined) this.#holders.set(holder, { left, at: now });
    else {
      known.left = left;
      known.at = now;
    }
  }

  /** The seconds until a holder who now has `left` will have `wanted`. */
  secondsUntil(wanted: number, left: number): number {
    const { quota, seconds } = this.terms;
    return Math.max(0, Math.ceil(((wanted - left) * seconds) / quota));
  }

  #leftOf({ left, at }: Holder, now: number): number {
    const { quota, seconds } = this.terms;
    return Math.min(quota, left + ((now - at) * quota) / seconds);
  }
}

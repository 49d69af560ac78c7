import type { CallersPools } from './pools.ts';
import type { Spending } from './spend.ts';

/**
 * What one call costs, between the moment its credits are taken from the lease and the moment its answer has left or will not:
 * `Credits.charge` or `Credits.giveBack` ends it, whichever comes first.
 */
export class Charge {
  readonly pools: CallersPools;
  readonly spending: Spending;
  readonly credits: number;
  #isOpen = true;

  constructor(pools: CallersPools, spending: Spending, credits: number) {
    this.pools = pools;
    this.spending = spending;
    this.credits = credits;
  }

  /** Ends it. Returns whether it was open until now. */
  end(): boolean {
    const wasOpen = this.#isOpen;
    this.#isOpen = false;
    return wasOpen;
  }
}

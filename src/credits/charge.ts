import type { CallersPools } from './pools.ts';
import type { Spending } from './spend.ts';

/**
 * The credits of one call, from the moment when they are taken from the lease until the answer has left, or is
 * known not to leave. `Credits.charge` or `Credits.giveBack` ends the charge, whichever comes first.
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

  /** Ends the charge. Returns whether it was still open. */
  end(): boolean {
    const wasOpen = this.#isOpen;
    this.#isOpen = false;
    return wasOpen;
  }
}

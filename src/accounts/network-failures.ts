import { BoundedMap } from '../caches/bounded-map.ts';
import { subscriberNetwork } from './subscriber-network.ts';

/** Wrong secrets that an address may send before its checks go to the suspect lane. */
export const FREE_FAILURES = 20;

/** After this many seconds without another failure, an address's failures are forgotten. */
const FORGET_SECONDS = 900;

/** How many addresses are remembered: about 1 MB. */
const REMEMBERED = 10_000;

interface Failures {
  count: number;
  last: number;
}

/**
 * Counts wrong secrets by the address that sent them (IPv6: by its /64). Memory is bounded, and each process
 * counts for itself.
 */
export class NetworkFailures {
  readonly #uptime: () => number;
  readonly #failures = new BoundedMap<string, Failures>(REMEMBERED);

  /** @param uptime seconds on a clock that is never set back */
  constructor(uptime: () => number) {
    this.#uptime = uptime;
  }

  /** Whether more than {@link FREE_FAILURES} wrong secrets came from this address. */
  areTooMany(address: string): boolean {
    return this.#count(subscriberNetwork(address)) > FREE_FAILURES;
  }

  add(address: string): void {
    const network = subscriberNetwork(address);
    this.#failures.set(network, { count: this.#count(network) + 1, last: this.#uptime() });
  }

  #count(network: string): number {
    const failures = this.#failures.get(network);
    return failures === undefined || this.#uptime() - failures.last > FORGET_SECONDS ? 0 : failures.count;
  }
}

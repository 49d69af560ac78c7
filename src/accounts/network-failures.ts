import { BoundedMap } from '../bounded-map.ts';
import { subscriberNetwork } from './subscriber-network.ts';

/** Wrong secrets that an address may send before its new callers wait behind everybody else's. */
export const FREE_FAILURES = 20;

/** Failures are forgotten when this many seconds have passed without another. */
const FORGET_SECONDS = 900;

/** Addresses remembered: about 1 MB. */
const REMEMBERED = 10_000;

interface Failures {
  count: number;
  last: number;
}

/** Counts wrong secrets by the address that they come from (of IPv6, by /64), in bounded memory and for this process alone. */
export class NetworkFailures {
  readonly #uptime: () => number;
  readonly #failures = new BoundedMap<string, Failures>(REMEMBERED);

  /** `uptime` gives seconds that nobody sets back. */
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

import { BoundedMap } from '../bounded-map.ts';
import { subscriberNetwork } from './subscriber-network.ts';

/** Wrong secrets that cost nothing, for one client id and from one address. Each one more makes the next wait. */
export const FREE_FAILURES = { client: 10, address: 20 } as const;

/** The first wait is 1 second and each further failure doubles it up to this many seconds. */
export const LONGEST_WAIT_SECONDS = 60;

/** Failures are forgotten when this many seconds have passed without another. */
const FORGET_SECONDS = 900;

/** Client ids, addresses and trusted pairs remembered, each: about 2 MB in all. */
const REMEMBERED = 10_000;

interface Failures {
  count: number;
  last: number;
}

/**
 * Slows down whoever guesses secrets, by client id and by address, in bounded memory and for this process alone.
 *
 * Anyone may send wrong secrets for a client id that he knows. So that this does not lock the client itself out, the
 * pair of a client and the address where it last proved itself is trusted: it is never made to wait, until a
 * wrong secret comes from that very pair.
 */
export class GuessGuard {
  readonly #uptime: () => number;
  readonly #clients = new BoundedMap<string, Failures>(REMEMBERED);
  readonly #addresses = new BoundedMap<string, Failures>(REMEMBERED);
  readonly #trusted = new BoundedMap<string, true>(REMEMBERED);

  /** `uptime` gives seconds that nobody sets back. */
  constructor(uptime: () => number) {
    this.#uptime = uptime;
  }

  /** How many seconds to wait before the next try; 0 where there is no need. */
  wait(clientId: string, address: string): number {
    if (this.#trusted.get(pair(clientId, address))) return 0;
    const client = this.#remaining(this.#clients.get(clientId), FREE_FAILURES.client);
    return Math.max(
      client,
      this.#remaining(this.#addresses.get(subscriberNetwork(address)), FREE_FAILURES.address),
    );
  }

  succeeded(clientId: string, address: string): void {
    this.#trusted.set(pair(clientId, address), true);
  }

  failed(clientId: string, address: string): void {
    this.#trusted.delete(pair(clientId, address));
    this.#add(this.#clients, clientId);
    this.#add(this.#addresses, subscriberNetwork(address));
  }

  #add(failures: BoundedMap<string, Failures>, key: string): void {
    const now = this.#uptime();
    const before = failures.get(key);
    const count = before === undefined || now - before.last > FORGET_SECONDS ? 0 : before.count;
    failures.set(key, { count: count + 1, last: now });
  }

  #remaining(failures: Failures | undefined, free: number): number {
    if (failures === undefined || failures.count <= free) return 0;
    const wait = Math.min(LONGEST_WAIT_SECONDS, 2 ** (failures.count - free - 1));
    return Math.max(0, failures.last + wait - this.#uptime());
  }
}

function pair(clientId: string, address: string): string {
  return `${clientId} ${subscriberNetwork(address)}`;
}

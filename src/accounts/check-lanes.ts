import { createHmac, randomBytes } from 'node:crypto';
import { BoundedMap } from '../bounded-map.ts';
import { NetworkFailures } from './network-failures.ts';
import { subscriberNetwork } from './subscriber-network.ts';
import { Turns } from './turns.ts';

/** Secrets that were right, remembered: about 2 MB. */
const PROVEN_REMEMBERED = 10_000;

/** How many checks each lane does at once and lets wait, in all and of one secret or address. A check is a query of 0.3 ms. */
export const LANES = {
  proven: { atOnce: 2, waiting: 2000, waitingEach: 100 },
  unproven: { atOnce: 2, waiting: 2000, waitingEach: 100 },
  suspect: { atOnce: 1, waiting: 100, waitingEach: 20 },
} as const;

const REFUSAL = 'Too many requests with secrets to check at once. Keep a token until it expires.';

/** What is to be checked, and where it came from. */
export interface SecretClaim {
  /** Everything that is claimed, id and secret, as one text. */
  readonly secret: string;
  readonly address: string;
}

/**
 * Decides who waits for whom when more secrets are to be checked than the database should be asked at once. Three lanes with fixed
 * shares of the work, so that none can hold up another:
 *
 * - proven: this very secret was right before, in this process. It is recognised by its HMAC under a key that dies with the process,
 *   so nobody can take this lane by knowing an id or by sharing an address. The secret is checked all the same.
 * - unproven: a secret not seen before.
 * - suspect: likewise, from an address that sent many wrong ones.
 *
 * No number of wrong secrets makes a right one fail: secrets are long and random, so guesses need not be slowed down,
 * only kept from taking everybody's place.
 */
export class CheckLanes {
  readonly #failures: NetworkFailures;
  readonly #key = randomBytes(32);
  readonly #proven = new BoundedMap<string, true>(PROVEN_REMEMBERED);
  readonly #lanes = {
    proven: new Turns({ ...LANES.proven, refusal: REFUSAL }),
    unproven: new Turns({ ...LANES.unproven, refusal: REFUSAL }),
    suspect: new Turns({ ...LANES.suspect, refusal: REFUSAL }),
  };

  /** `uptime` gives seconds that nobody sets back. */
  constructor(uptime: () => number) {
    this.#failures = new NetworkFailures(uptime);
  }

  /**
   * Whose secret this is.
   *
   * @param look asks the database, when its turn has come
   * @param decide whose it is by what was found, undefined where nobody's. It has no turn: a slow hash must not hold up others.
   * @throws Refusal `too-many-requests` with the seconds to wait where too many of its lane wait already; whatever the two throw
   */
  async check<Found, Owner>(
    { secret, address }: SecretClaim,
    look: () => Promise<Found>,
    decide: (found: Found) => Owner | undefined | Promise<Owner | undefined>,
  ): Promise<Owner | undefined> {
    const digest = createHmac('sha256', this.#key).update(secret).digest('base64');
    const isProven = this.#proven.get(digest) === true;
    const lane = isProven ? 'proven' : this.#failures.areTooMany(address) ? 'suspect' : 'unproven';
    const found = await this.#lanes[lane].take(isProven ? digest : subscriberNetwork(address), look);
    const owner = await decide(found);
    if (owner !== undefined) {
      this.#proven.set(digest, true);
    } else {
      this.#proven.delete(digest);
      this.#failures.add(address);
    }
    return owner;
  }
}

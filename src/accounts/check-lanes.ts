import { createHmac, randomBytes } from 'node:crypto';
import { BoundedMap } from '../caches/bounded-map.ts';
import { Lane } from './lane.ts';
import { NetworkFailures } from './network-failures.ts';
import { subscriberNetwork } from './subscriber-network.ts';

/** How many right secrets are remembered: about 2 MB. */
const PROVEN_REMEMBERED = 10_000;

/**
 * Limits of each lane: checks at the same time, waiting checks, and waiting checks of one secret or address.
 * A check is a query of 0.3 ms.
 */
export const LANES = {
  proven: { atOnce: 2, waiting: 2000, waitingEach: 100 },
  unproven: { atOnce: 2, waiting: 2000, waitingEach: 100 },
  suspect: { atOnce: 1, waiting: 100, waitingEach: 20 },
} as const;

const REFUSAL = 'Too many requests with secrets to check at once. Keep a token until it expires.';

/** A secret to check, and the address it came from. */
export interface SecretClaim {
  /** The claimed id and secret, as one text. */
  readonly secret: string;
  readonly address: string;
}

/**
 * Decides which checks of secrets go first when there are more than the database should do at once. There are
 * three lanes. Each has a fixed share of the work, so that no lane holds up another:
 *
 * - proven: this very secret was right before, in this process. The process recognises it by its HMAC, under a
 *   key that dies with the process. So nobody gets into this lane by knowing an id or by sharing an address.
 *   The secret is still checked each time.
 * - unproven: a secret not seen before.
 * - suspect: a secret not seen before, from an address that sent many wrong ones.
 *
 * No number of wrong secrets makes a right one fail. Secrets are long and random, so guesses need not be
 * slowed down. Guesses only must not take the place of other checks.
 */
export class CheckLanes {
  readonly #failures: NetworkFailures;
  readonly #key = randomBytes(32);
  readonly #proven = new BoundedMap<string, true>(PROVEN_REMEMBERED);
  readonly #lanes = {
    proven: new Lane({ ...LANES.proven, refusal: REFUSAL }),
    unproven: new Lane({ ...LANES.unproven, refusal: REFUSAL }),
    suspect: new Lane({ ...LANES.suspect, refusal: REFUSAL }),
  };

  /** @param uptime seconds on a clock that is never set back */
  constructor(uptime: () => number) {
    this.#failures = new NetworkFailures(uptime);
  }

  /**
   * Checks a secret and returns its owner, or undefined if it is wrong.
   *
   * @param look queries the database, when its turn has come
   * @param decide decides from the result who the owner is. It runs outside the turn: a slow hash must not
   * hold up others.
   * @throws Refusal `too-many-requests`, with the seconds to wait, if too many checks wait in this lane; any
   * error of `look` and `decide`
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

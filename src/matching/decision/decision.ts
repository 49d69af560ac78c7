import type { DoorCandidate, StreetCandidate } from '../levels/candidate.ts';
import type { Pool } from '../levels/pool.ts';
import type { MatchLevel } from '../match.ts';
import { CONFIDENCE, MOST_MARGIN } from '../thresholds.ts';

/** The outcome of comparing all candidates. */
export interface Decision {
  readonly pool: Pool;
  readonly level: MatchLevel;
  readonly confidence: number;
  /** The door that was taken, or one door of the building that was taken. */
  readonly door?: DoorCandidate;
  /** The street that was taken. If a door was taken, the street of that door. */
  readonly street?: StreetCandidate;
  /** Whether the postcode is settled together with the street. */
  readonly isPostcodeSettled: boolean;
  readonly runnerUp?: { readonly door: DoorCandidate; readonly confidence: number };
  readonly margin: number;
  /** The post town, at level `Town`. Empty at other levels. */
  readonly town: string;
  /** The reasons for the decision, as sentences. */
  readonly reasons: readonly string[];
}

/** The decision to take no candidate. */
export function nothing(pool: Pool): Decision {
  return {
    pool,
    level: 'None',
    confidence: CONFIDENCE.unknown,
    isPostcodeSettled: false,
    margin: 0,
    town: '',
    reasons: [],
  };
}

/** The decision to take a door for a reason of its own. Nothing else comes near it. */
export function takenFor(reason: string, pool: Pool, door: DoorCandidate, confidence: number): Decision {
  return {
    pool,
    door,
    street: door.street,
    isPostcodeSettled: true,
    town: '',
    level: 'Exact',
    margin: MOST_MARGIN,
    confidence,
    reasons: [reason],
  };
}

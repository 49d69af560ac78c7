import type { PostcodeEntry } from '../../address-file/postcode-entry.ts';
import type { DoorFit } from '../comparison/fitted-door.ts';
import type { StreetFit } from '../comparison/street-fit.ts';
import type { MatchLevel } from '../match.ts';
import type { PostcodeOutcome } from '../weights.ts';

/** The levels that a street may allow. */
export type StreetLevel = Extract<MatchLevel, 'Exact' | 'Street' | 'Town' | 'None'>;

/** The levels that a door may settle. At `Street`, it is not the typed door and not in its building. */
export type DoorLevel = Extract<MatchLevel, 'Exact' | 'Building' | 'Street'>;

/** A street of a postcode, as a candidate. */
export interface StreetCandidate {
  readonly entry: PostcodeEntry;
  readonly source: string;
  readonly postcode: PostcodeOutcome;
  readonly fit: StreetFit;
  /** In bits: the score of the street, its places and the postcode. */
  readonly score: number;
  /** The highest level that a door of this street may settle. */
  readonly most: StreetLevel;
}

/** A door, as a candidate. */
export interface DoorCandidate {
  readonly street: StreetCandidate;
  readonly fit: DoorFit;
  readonly score: number;
  readonly level: DoorLevel;
}

import type { WrittenAddress } from '../address/parse/written-address.ts';
import type { PostcodeEntry, StoredAddress } from '../address-file/postcode-entry.ts';

/** What somebody wrote: lines in any order or a single one; the parts that are known apart may be given apart. */
export type TypedAddress = WrittenAddress;

/** How much of a typed address is settled, from most to least. */
export const MATCH_LEVELS = ['Exact', 'Building', 'Street', 'Town', 'None', 'Foreign'] as const;

/**
 * - `Exact`: one delivery point.
 * - `Building`: the building; which delivery point in it was not written, or is not in the file.
 * - `Street`: the street; the premise was not written, or is not in the file.
 * - `Town`: the post town, or a postcode of which neither street nor premise is settled.
 * - `None`: nothing.
 * - `Foreign`: an address outside the countries of the file, which was not looked for.
 */
export type MatchLevel = (typeof MATCH_LEVELS)[number];

/** The parts of an address that are compared each by itself. */
export const MATCH_ELEMENTS = [
  'organisation',
  'department',
  'poBox',
  'subBuilding',
  'buildingName',
  'buildingNumber',
  'dependentThoroughfare',
  'thoroughfare',
  'descriptor',
  'doubleDependentLocality',
  'dependentLocality',
  'postTown',
  'postcode',
] as const;

export type MatchElement = (typeof MATCH_ELEMENTS)[number];

/**
 * What became of an element: it `agrees` (after abbreviations and spelling variants), is `similar` (as damage of typing, reading or
 * hearing makes it), `differs`, is `missing` from the typed text, or is `extra` there: the file has none.
 */
export type ElementOutcome = 'agrees' | 'similar' | 'differs' | 'missing' | 'extra';

/** An element of the typed text beside that of the address found. */
export interface ElementComparison {
  readonly element: MatchElement;
  /** As it was written, as far as it could be told apart; empty where it is `missing`. */
  readonly typed: string;
  /** As the file has it; empty where it is `extra`. */
  readonly found: string;
  readonly outcome: ElementOutcome;
  /** What it adds to the score: bits of evidence, negative against the match. */
  readonly weight: number;
}

/** An address that was considered and not taken. */
export interface RunnerUp {
  readonly address: StoredAddress;
  readonly entry: PostcodeEntry;
  /** As {@link Match.confidence}, had it been taken. */
  readonly confidence: number;
}

/** What a typed address turned out to be. */
export interface Match {
  readonly level: MatchLevel;
  /** 0 to 100: the probability, in percent, that what `level` says is right. */
  readonly confidence: number;
  /** Of `address`; undefined where that is. */
  readonly entry?: PostcodeEntry;
  /** `Exact`: the delivery point. `Building` and `Street`: one of the building or street, whose own premise means nothing. */
  readonly address?: StoredAddress;
  /** With one space: `CH2 4NE`. Undefined where none is settled, as on a street that has several. */
  readonly postcode?: string;
  /** What the typed address has to be corrected in. */
  readonly changed: { readonly postcode: boolean; readonly address: boolean };
  readonly elements: readonly ElementComparison[];
  readonly runnerUp?: RunnerUp;
  /** By how many bits the best candidate leads the next one; as large as its own score where there is none. */
  readonly margin: number;
  /** What of the typed text belongs to no element of the address: care of, near, instructions, persons. As typed. */
  readonly kept: readonly string[];
}

/**
 * What a weight may be of: an element; `placeForStreet`, a place that stands for the street it has not; `otherStreet` and `otherPlace`, one
 * that was written and is none of the candidate's; `leftWords`, words that nothing accounts for.
 */
export type EvidenceOf = MatchElement | 'placeForStreet' | 'otherStreet' | 'otherPlace' | 'leftWords';

/** A weight as it went into a score. */
export interface Evidence {
  readonly of: EvidenceOf;
  /** Of the postcode also how near it is: `near`, `sector`, `outward`, `area`. */
  readonly outcome: ElementOutcome | 'none' | 'near' | 'sector' | 'outward' | 'area';
  /** For the candidate; negative against it. */
  readonly bits: number;
}

/** One address that was compared, with what came of it. */
export interface Candidate {
  readonly address: StoredAddress;
  readonly entry: PostcodeEntry;
  /** Where it came from: `postcode`, `repaired postcode`, or the words of the index key. */
  readonly source: string;
  /** The most that may be said of it, whatever its score. */
  readonly level: MatchLevel;
  /** Sum of the weights, in bits. */
  readonly score: number;
  readonly elements: readonly ElementComparison[];
  /** All that the score is the sum of. */
  readonly evidence: readonly Evidence[];
}

/** Why a match is what it is. */
export interface Explanation {
  readonly match: Match;
  /** Best first; no more than {@link MOST_EXPLAINED}. */
  readonly candidates: readonly Candidate[];
  /** Sentences: what was read in the typed text, where candidates came from, why the winner won or nobody did. */
  readonly reasons: readonly string[];
}

export const MOST_EXPLAINED = 10;

import type { WrittenAddress } from '../address/parse/written-address.ts';
import type { PostcodeEntry, StoredAddress } from '../address-file/postcode-entry.ts';

/**
 * An address as somebody wrote it: lines in any order, or a single line. Parts that are known separately may
 * be given separately.
 */
export type TypedAddress = WrittenAddress;

/** How much of a typed address is settled, from most to least. */
export const MATCH_LEVELS = ['Exact', 'Building', 'Street', 'Town', 'None', 'Foreign'] as const;

/**
 * - `Exact`: one delivery point.
 * - `Building`: the building. Which delivery point in it is meant was not written, or is not in the file.
 * - `Street`: the street. The premise was not written, or is not in the file.
 * - `Town`: the post town, or a postcode in which neither the street nor the premise is settled.
 * - `None`: nothing.
 * - `Foreign`: an address outside the countries of the file, which was not looked for.
 */
export type MatchLevel = (typeof MATCH_LEVELS)[number];

/** The parts of an address. Each is compared by itself. */
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
 * How an element compares. It `agrees` (abbreviations and spelling variants count as the same), is `similar`
 * (damaged by mistyping, misreading or mishearing), `differs`, is `missing` from the typed text, or is
 * `extra` in the typed text: the file has none.
 */
export type ElementOutcome = 'agrees' | 'similar' | 'differs' | 'missing' | 'extra';

/** An element of the typed text, compared with the same element of the address found. */
export interface ElementComparison {
  readonly element: MatchElement;
  /** As it was written, as far as the element could be told apart from the rest. Empty if it is `missing`. */
  readonly typed: string;
  /** As the file has it. Empty if it is `extra`. */
  readonly found: string;
  readonly outcome: ElementOutcome;
  /** What the element adds to the score: bits of evidence, negative against the match. */
  readonly weight: number;
}

/** An address that was considered and not taken. */
export interface RunnerUp {
  readonly address: StoredAddress;
  readonly entry: PostcodeEntry;
  /** The {@link Match.confidence} that this address would have had if it had been taken. */
  readonly confidence: number;
}

/** The result of matching a typed address. */
export interface Match {
  readonly level: MatchLevel;
  /** 0 to 100: the probability, in percent, that what `level` says is right. */
  readonly confidence: number;
  /** The postcode entry of `address`. Undefined if `address` is undefined. */
  readonly entry?: PostcodeEntry;
  /**
   * At level `Exact`, the delivery point. At `Building` and `Street`, one address of that building or street;
   * its own premise means nothing.
   */
  readonly address?: StoredAddress;
  /**
   * Written with one space: `CH2 4NE`. Undefined if no postcode is settled, as on a street that has several.
   */
  readonly postcode?: string;
  /** Which parts of the typed address need to be corrected. */
  readonly changed: { readonly postcode: boolean; readonly address: boolean };
  readonly elements: readonly ElementComparison[];
  readonly runnerUp?: RunnerUp;
  /**
   * By how many bits the best candidate leads the next one. If there is no other candidate, its own score.
   */
  readonly margin: number;
  /**
   * The typed text that belongs to no element of the address, such as care of, near, instructions and
   * persons. As typed.
   */
  readonly kept: readonly string[];
}

/**
 * What a weight may belong to:
 * - an element;
 * - `placeForStreet`: a place that stands in for the street, at an address without a street;
 * - `otherStreet` and `otherPlace`: a street or place that was written and is not the candidate's;
 * - `leftWords`: typed words that belong to nothing else.
 */
export type EvidenceOf = MatchElement | 'placeForStreet' | 'otherStreet' | 'otherPlace' | 'leftWords';

/** A weight that was added to a score. */
export interface Evidence {
  readonly of: EvidenceOf;
  /** An element outcome. For a postcode, also how near it is: `near`, `sector`, `outward`, `area`. */
  readonly outcome: ElementOutcome | 'none' | 'near' | 'sector' | 'outward' | 'area';
  /** Evidence for the candidate. Negative if against it. */
  readonly bits: number;
}

/** One address that was compared, and the result. */
export interface Candidate {
  readonly address: StoredAddress;
  readonly entry: PostcodeEntry;
  /** How it was found: by `postcode`, by `repaired postcode`, or by an index key, whose words are given. */
  readonly source: string;
  /** The highest level that this candidate may settle, whatever its score. */
  readonly level: MatchLevel;
  /** The sum of the weights, in bits. */
  readonly score: number;
  readonly elements: readonly ElementComparison[];
  /** The weights that add up to the score. */
  readonly evidence: readonly Evidence[];
}

/** Why a match came out as it did. */
export interface Explanation {
  readonly match: Match;
  /** The best candidates first. At most {@link MOST_EXPLAINED}. */
  readonly candidates: readonly Candidate[];
  /**
   * Sentences that say what was read in the typed text, where the candidates came from, and why the winner
   * won or why no candidate did.
   */
  readonly reasons: readonly string[];
}

export const MOST_EXPLAINED = 10;

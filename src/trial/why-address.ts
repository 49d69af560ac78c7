import { oneLine } from '../address/printing/one-line.ts';
import { addressOf, asTyped } from '../cleansing/address/typed-address.ts';
import type { AddressMatcher } from '../matching/address-matcher.ts';
import type { Candidate, ElementComparison, Evidence, EvidenceOf } from '../matching/match.ts';
import { editDistance } from '../text/edit-distance.ts';

/** How an address was matched. */
export interface AddressWhy {
  readonly level: string;
  /** The meaning of the level. */
  readonly means: string;
  /** In percent, rounded down to tenths. */
  readonly confidence: number;
  /** By how many bits the best candidate leads the next one. */
  readonly margin: number;
  /** What was read, what was compared, and why the winner won. */
  readonly reasons: readonly string[];
  /** The best candidate and the runner-up. */
  readonly candidates: readonly CandidateWhy[];
  /** How many more candidates were compared, as far as they are known. */
  readonly more: number;
}

/** A candidate, with the evidence that adds up to its score. */
export interface CandidateWhy {
  readonly address: string;
  readonly udprn: string | null;
  readonly source: string;
  /** In bits. */
  readonly score: number;
  readonly evidence: readonly EvidenceWhy[];
}

/** A piece of evidence in plain words. */
export interface EvidenceWhy {
  /** The part of the address, such as `street`. */
  readonly of: string;
  readonly typed: string;
  readonly found: string;
  /** How the two compare, such as `one letter differs`. */
  readonly says: string;
  /** In bits. Negative if it is against the candidate. */
  readonly bits: number;
}

const MEANINGS: Readonly<Record<string, string>> = {
  Exact: 'One delivery point is settled.',
  Building: 'The building is settled, but not the door in it.',
  Street: 'The street is settled, but not the premises.',
  Town: 'Only the post town is settled.',
  None: 'Nothing in the address file matches.',
  Foreign: 'The address is abroad, so it was not looked for.',
};

const PARTS: Readonly<Record<EvidenceOf, string>> = {
  organisation: 'organisation',
  department: 'department',
  poBox: 'PO box',
  subBuilding: 'flat or unit',
  buildingName: 'building name',
  buildingNumber: 'house number',
  dependentThoroughfare: 'side street',
  thoroughfare: 'street',
  descriptor: 'kind of street',
  doubleDependentLocality: 'small locality',
  dependentLocality: 'locality',
  postTown: 'post town',
  postcode: 'postcode',
  placeForStreet: 'place instead of a street',
  otherStreet: 'another street was written',
  otherPlace: 'another place was written',
  leftWords: 'words that fit nothing',
};

const OUTCOMES: Readonly<Record<Evidence['outcome'], string>> = {
  agrees: 'agrees',
  similar: 'similar',
  differs: 'differs',
  missing: 'was not written',
  extra: 'is not in the address file',
  none: 'none was written',
  near: 'nearly the same',
  sector: 'of the same sector',
  outward: 'of the same district',
  area: 'of the same area',
};

/** Explains how an address was matched. Null for a blank address. @param read the value of a need */
export function whyAddress(read: (need: string) => string, matcher: AddressMatcher): AddressWhy | null {
  const typed = addressOf(read);
  if (typed === undefined) return null;
  const { match, candidates, reasons } = matcher.explain(asTyped(typed));
  return {
    level: match.level,
    means: MEANINGS[match.level] ?? '',
    confidence: Math.floor(match.confidence * 10) / 10,
    margin: match.margin,
    reasons,
    candidates: candidates.slice(0, 2).map((candidate) => whyCandidate(candidate)),
    more: Math.max(0, candidates.length - 2),
  };
}

function whyCandidate({ address: { point }, source, score, elements, evidence }: Candidate): CandidateWhy {
  const texts = new Map<string, ElementComparison>(elements.map((element) => [element.element, element]));
  return {
    address: oneLine(point),
    udprn: point.udprn > 0 ? String(point.udprn) : null,
    source,
    score,
    evidence: evidence
      .filter(({ bits }) => bits !== 0)
      .map(({ of, outcome, bits }) => {
        const { typed = '', found = '' } = texts.get(of) ?? {};
        return { of: PARTS[of], typed, found, says: saysOf(outcome, typed, found), bits };
      }),
  };
}

/** How two texts compare, as exactly as it can be said. */
function saysOf(outcome: Evidence['outcome'], typed: string, found: string): string {
  if (outcome !== 'similar' || typed === '' || found === '') return OUTCOMES[outcome];
  const [one, other] = [typed.toUpperCase(), found.toUpperCase()];
  const edits = editDistance(one, other, 3);
  if (edits === 1 && [...one].sort().join('') === [...other].sort().join('')) return 'two letters exchanged';
  if (edits === 1)
    return one.length === other.length ? 'one letter differs' : 'one letter too many or too few';
  return edits <= 3 ? `${edits} letters differ` : OUTCOMES.similar;
}

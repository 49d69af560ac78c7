import { doorBits, streetBits } from '../comparison/evidence.ts';
import type { DoorFit } from '../comparison/fitted-door.ts';
import type { StreetCandidate } from '../levels/candidate.ts';
import type { Pool } from '../levels/pool.ts';
import { type Candidate, type Evidence, type Explanation, type Match, MOST_EXPLAINED } from '../match.ts';
import { LEAST_MARGIN } from '../thresholds.ts';
import type { Weights } from '../weights.ts';
import type { Decision } from './decision.ts';
import { elementsOf } from './match-of.ts';

/** Explains how a decision came about. */
export function explainDecision(decision: Decision, match: Match): Explanation {
  const { pool } = decision;
  const doors: Candidate[] = pool.doors.map(({ street, fit, score, level }) => ({
    address: fit.door.address,
    entry: street.entry,
    source: street.source,
    level,
    score,
    elements: elementsOf(pool, street, fit),
    evidence: evidenceOf(pool, street, fit),
  }));
  const withDoors = new Set(pool.doors.map(({ street }) => street));
  const streets: Candidate[] = [];
  for (const street of pool.streets) {
    const [door] = street.fit.street.doors;
    if (withDoors.has(street) || door === undefined) continue;
    streets.push({
      address: door.address,
      entry: street.entry,
      source: street.source,
      level: street.most === 'Exact' ? 'Street' : street.most,
      score: street.score,
      elements: elementsOf(pool, street, undefined),
      evidence: evidenceOf(pool, street, undefined),
    });
  }
  const byScore = (one: Candidate, other: Candidate) => other.score - one.score;
  return {
    match,
    candidates: [...doors.sort(byScore), ...streets.sort(byScore)].slice(0, MOST_EXPLAINED),
    reasons: [readingOf(decision), comparedOf(decision), ...decision.reasons, thresholdsOf(pool.weights)],
  };
}

/** The scores and the lead that a candidate needs to be taken. */
function thresholdsOf({ least }: Weights): string {
  return `A delivery point is taken from ${least.Exact} bits on, a building from ${least.Building}, a street from ${least.Street}, each with a lead of ${LEAST_MARGIN}.`;
}

/** The weights that make up the score of a candidate, in the order in which they are added. */
function evidenceOf(
  { typed, weights }: Pool,
  street: StreetCandidate,
  door: DoorFit | undefined,
): Evidence[] {
  const evidence: Evidence[] = [];
  const tell = (one: Evidence): void => void evidence.push(one);
  streetBits(street.fit, weights, tell);
  if (door !== undefined) doorBits(typed, door, weights, tell);
  tell({ of: 'postcode', outcome: street.postcode, bits: weights.postcode[street.postcode] });
  return evidence;
}

function readingOf({ pool: { typed } }: Decision): string {
  const { written, compact } = typed.postcode;
  if (written === '') return 'No postcode was written.';
  if (compact === '') return `What was written as postcode, ${written}, is none.`;
  return written === compact
    ? `The postcode reads ${compact}.`
    : `The postcode ${written} reads as ${compact}.`;
}

function comparedOf({ pool }: Decision): string {
  const sources = new Map<string, Set<string>>();
  for (const { source, entry } of pool.streets) {
    const postcodes = sources.get(source) ?? new Set();
    sources.set(source, postcodes.add(entry.postcode));
  }
  if (sources.size === 0) return 'No postcode was worth comparing.';
  const parts = [...sources].map(([source, postcodes]) => `${postcodes.size} by ${source}`);
  return `Postcodes compared: ${parts.join(', ')}. Doors that may be it: ${pool.doors.length}.`;
}

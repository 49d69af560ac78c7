import type { Decision } from './decision.ts';
import { type Candidate, type Explanation, type Match, MOST_EXPLAINED } from './match.ts';
import { elementsOf } from './match-of.ts';

/** Tells why a decision is what it is. */
export function explainDecision(decision: Decision, match: Match): Explanation {
  const { pool } = decision;
  const { typed } = pool;
  const doors: Candidate[] = pool.doors.map(({ street, fit, score, level }) => ({
    address: fit.door.address,
    entry: street.entry,
    source: street.source,
    level,
    score,
    elements: elementsOf(typed, street, fit),
  }));
  const withDoors = new Set(pool.doors.map(({ street }) => street));
  const streets: Candidate[] = pool.streets
    .filter((street) => !withDoors.has(street) && street.fit.street.doors.length > 0)
    .map((street) => ({
      address: street.fit.street.doors[0]!.address,
      entry: street.entry,
      source: street.source,
      level: street.most === 'Exact' ? 'Street' : street.most,
      score: street.score,
      elements: elementsOf(typed, street, undefined),
    }));
  const byScore = (one: Candidate, other: Candidate) => other.score - one.score;
  return {
    match,
    candidates: [...doors.sort(byScore), ...streets.sort(byScore)].slice(0, MOST_EXPLAINED),
    reasons: [readingOf(decision), comparedOf(decision), ...decision.reasons],
  };
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

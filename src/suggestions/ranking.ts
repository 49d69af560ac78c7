import type { Ranked, Score, Suggestion } from './suggestion.ts';

export const NO_SCORE: Score = {
  total: 0,
  words: 0,
  name: 0,
  addresses: 0,
  distance: 0,
  slips: 0,
  number: 0,
};

/** Sorts a list by score, highest first. Ties keep the order in which they came. */
export function byScore<Kind extends Suggestion>(list: readonly Ranked<Kind>[]): Ranked<Kind>[] {
  return [...list].sort((one, other) => other.score.total - one.score.total);
}

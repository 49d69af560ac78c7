import type { StoredAddress } from '../address-file/postcode-entry.ts';
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

/**
 * Returns the first `most` suggestions of a list, each only once. An address, for example, may be found both by
 * its street and by its name.
 */
export function distinct(list: readonly Ranked[], most: number): Ranked[] {
  const first = new Map<string, Ranked>();
  for (const ranked of list) {
    if (first.size === most) break;
    const key = identity(ranked.suggestion);
    if (!first.has(key)) first.set(key, ranked);
  }
  return [...first.values()];
}

function identity(suggestion: Suggestion): string {
  switch (suggestion.kind) {
    case 'container':
      return `${suggestion.container.kind} ${suggestion.container.place} ${suggestion.container.name}`;
    case 'postcode':
      return suggestion.entry.postcode;
    case 'premises':
      return `${suggestion.entry.postcode} ${suggestion.addresses.map(addressIdentity).join()}`;
    case 'address':
      return `${suggestion.entry.postcode} ${addressIdentity(suggestion.address)}`;
  }
}

function addressIdentity({ point, umprn }: StoredAddress): string {
  return point.udprn === 0 ? JSON.stringify(point) : `${point.udprn} ${umprn}`;
}

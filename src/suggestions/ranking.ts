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
 * Keeps each suggestion only once. An address, for example, may be found both by its street and by its name.
 */
export function distinct(list: readonly Ranked[]): Ranked[] {
  const seen = new Set<string>();
  return list.filter(({ suggestion }) => {
    const key = identity(suggestion);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
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

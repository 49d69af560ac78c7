import { CONTRADICTIONS, type Contradiction } from './contradiction.ts';
import type { NumberedPair, PairNumbers } from './pair-numbers.ts';

/**
 * A sample shows nothing if fewer pairs than this are at one door and have forenames and birthdays to
 * compare.
 */
const FEWEST_AT_DOORS = 100;
const RELATIVES = 0.02;

/** Whether the sample shows relatives who live together; `unknown` if the sample is too small. */
export type Households = 'shown' | 'none' | 'unknown';

/** Outcomes in which at least one forename is only an initial. */
const INITIALS: ReadonlySet<string> = new Set(['initial', 'formal', 'both']);

/**
 * Whether relatives live together in a file. Two relatives at one door differ in both forename and birthday.
 * Two records of one person seldom do, because a typing error changes only one of these.
 */
export function householdsIn(pairs: PairNumbers): Households {
  let [all, relatives] = [0, 0];
  for (const pair of pairs.each()) {
    if (!(pair.sameHousehold || isOneFamily(pair)) || pair.areBirthsApart === undefined) continue;
    const forename = pair.outcomeOf('forename');
    if (forename === undefined || INITIALS.has(forename)) continue;
    all++;
    if (pair.areBirthsApart && (forename === 'different' || forename === 'another')) relatives++;
  }
  if (all < FEWEST_AT_DOORS) return 'unknown';
  return relatives / all < RELATIVES ? 'none' : 'shown';
}

/** Whether two records without doors are as close as a family is: they share a surname and a postcode. */
function isOneFamily(pair: NumberedPair): boolean {
  return (
    pair.outcomeOf('postcode') === 'same' &&
    pair.outcomeOf('door') === undefined &&
    pair.outcomeOf('surname') === 'same'
  );
}

const FEWEST_BIRTHS = 50;
const DIRTY_BIRTHS = 0.1;

/**
 * Returns the contradictions that are certain in a file. Records that share a name and an email address,
 * telephone or identifier are of one person. If one such pair in ten has different birthdays, the birthdays
 * in the file are mistyped too often to tell people apart.
 */
export function certainContradictions(pairs: PairNumbers, hasHouseholds: boolean): Contradiction[] {
  if (!hasHouseholds) return ['generation', 'middle'];
  let [all, apart] = [0, 0];
  for (const pair of pairs.each()) {
    const { meeting, areBirthsApart } = pair;
    if (meeting !== 'email' && meeting !== 'telephone' && meeting !== 'identifier') continue;
    const names = [pair.outcomeOf('surname'), pair.outcomeOf('forename')];
    if (areBirthsApart === undefined || names.some((name) => name !== 'same' && name !== 'similar')) continue;
    all++;
    if (areBirthsApart) apart++;
  }
  const isDirty = all >= FEWEST_BIRTHS && apart / all >= DIRTY_BIRTHS;
  return CONTRADICTIONS.filter((kind) => kind !== 'birth' || !isDirty);
}

import { CONTRADICTIONS, type Contradiction } from './contradiction.ts';
import type { SampleOutcome, SamplePair } from './sample-pairs.ts';
import type { Evidence } from './weights.ts';

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
export function householdsIn(pairs: readonly SamplePair[]): Households {
  let [all, relatives] = [0, 0];
  for (const { outcomes, sameHousehold, areBirthsApart } of pairs) {
    if (!(sameHousehold || isOneFamily(outcomes)) || areBirthsApart === undefined) continue;
    const forename = outcomeOf(outcomes, 'forename');
    if (forename === undefined || INITIALS.has(forename)) continue;
    all++;
    if (areBirthsApart && (forename === 'different' || forename === 'another')) relatives++;
  }
  if (all < FEWEST_AT_DOORS) return 'unknown';
  return relatives / all < RELATIVES ? 'none' : 'shown';
}

/** Whether two records without doors are as close as a family is: they share a surname and a postcode. */
function isOneFamily(outcomes: readonly SampleOutcome[]): boolean {
  return (
    outcomeOf(outcomes, 'postcode') === 'same' &&
    outcomeOf(outcomes, 'door') === undefined &&
    outcomeOf(outcomes, 'surname') === 'same'
  );
}

const FEWEST_BIRTHS = 50;
const DIRTY_BIRTHS = 0.1;

/**
 * Returns the contradictions that are certain in a file. Records that share a name and an email address,
 * telephone or identifier are of one person. If one such pair in ten has different birthdays, the birthdays
 * in the file are mistyped too often to tell people apart.
 */
export function certainContradictions(pairs: readonly SamplePair[], hasHouseholds: boolean): Contradiction[] {
  if (!hasHouseholds) return ['generation', 'middle'];
  let [all, apart] = [0, 0];
  for (const { meeting, outcomes, areBirthsApart } of pairs) {
    if (meeting !== 'email' && meeting !== 'telephone' && meeting !== 'identifier') continue;
    const names = [outcomeOf(outcomes, 'surname'), outcomeOf(outcomes, 'forename')];
    if (areBirthsApart === undefined || names.some((name) => name !== 'same' && name !== 'similar')) continue;
    all++;
    if (areBirthsApart) apart++;
  }
  const isDirty = all >= FEWEST_BIRTHS && apart / all >= DIRTY_BIRTHS;
  return CONTRADICTIONS.filter((kind) => kind !== 'birth' || !isDirty);
}

function outcomeOf(outcomes: readonly SampleOutcome[], evidence: Evidence): string | undefined {
  return outcomes.find((found) => found.evidence === evidence)?.outcome;
}

import { Estimate, type OutcomeShares, USUAL_ENTRIES } from './estimate.ts';
import type { FileModel } from './file-model.ts';
import { certainContradictions, type Households, householdsIn } from './file-traits.ts';
import type { PairNumbers } from './pair-numbers.ts';
import type { OutcomeCounts } from './sample-pairs.ts';
import { type Evidence, WEIGHTS, type Weight, type WeightTable } from './weights.ts';

/*
 * Fits the weights to the file by expectation–maximisation over compared pairs (Winkler 1988). Each round
 * works out from the present weights how likely each pair is of one person. It then counts how often each
 * outcome occurs in such pairs, and derives new weights. The rounds end when the weights stop changing. When
 * an outcome is counted, the likelihood of its pair is worked out without that outcome. Pairs that met
 * because of an outcome do not count for it. Random pairs show how often outcomes occur by chance. All sums
 * are made in one order, so a file always gives the same result.
 */

/** If the sample has fewer likely matches than this, nothing is learned and the standard weights stay. */
const FEWEST_MATCHES = 50;

const MOST_ROUNDS = 25;

/** The estimate has settled when no outcome's share moves by more than this. */
const STILL = 0.002;

/** The number of usual random pairs that are added to every sample. */
const USUAL_RANDOM = 400;

/** No weight moves further from the standard weight than this many bits. */
const FURTHEST = 4;

/**
 * If relatives live together in the file, the weight of a name or birthday moves no further than this many
 * bits.
 */
const FURTHEST_AMONG_RELATIVES = 1.5;

/**
 * The number of bits by which a merge must be likelier than not, in addition to those for the share of pairs
 * that are of one person.
 */
const CAUTION = 2.5;

/** What learning needs of a sample. */
export interface ExaminedSample {
  /** The pairs that met. */
  readonly pairs: PairNumbers;
  /** How often each outcome occurs in random pairs. */
  readonly random: OutcomeCounts;
  /** The share of all keys that the sample covers. */
  readonly share: number;
}

/**
 * Learns the weights of a file.
 *
 * @param model the model of the file, with standard weights
 * @returns the model with the learned weights, or with standard weights if the sample is too small or the
 * estimate drifts
 */
export function learnWeights(
  { pairs, random, share }: ExaminedSample,
  records: number,
  model: FileModel,
): FileModel {
  const households = householdsIn(pairs);
  const hasHouseholds = households !== 'none';
  const certain = new Set(certainContradictions(pairs, hasHouseholds));
  const start: FileModel = { ...model, hasHouseholds, certain };
  const { count } = pairs;
  if (count < FEWEST_MATCHES) return start;
  const estimate = new Estimate(pairs, start);
  estimate.weigh(model.weights);
  let shares: OutcomeShares = new Map();
  for (let round = 1; round <= MOST_ROUNDS; round++) {
    const next = estimate.shares();
    const moved = furthestMove(shares, next);
    shares = next;
    const weights = weightsOf(shares, random, households);
    estimate.weigh(weights);
    if (moved > STILL && round < MOST_ROUNDS) continue;
    const found = estimate.matches(share);
    if (found.inSample < FEWEST_MATCHES || hasDrifted(shares)) return start;
    return {
      ...start,
      weights,
      priors: { ...model.priors, stranger: strangerPrior(records, found.inFile, model.priors.stranger) },
      learned: { pairs: count, matches: Math.round(found.inSample), rounds: round },
    };
  }
  return start;
}

/**
 * Returns the weights that follow from how often outcomes occur in pairs of one person and in random pairs.
 */
function weightsOf(shares: OutcomeShares, random: OutcomeCounts, households: Households): WeightTable {
  const learned: Record<string, Record<string, Weight>> = { ...WEIGHTS };
  for (const [evidence, usual] of USUAL_ENTRIES) {
    const standard = WEIGHTS[evidence] as Readonly<Record<string, Weight>>;
    const drawn = random.get(evidence);
    const total = [...(drawn?.values() ?? [])].reduce((sum, often) => sum + often, 0);
    const own: Record<string, Weight> = { ...standard };
    const found = shares.get(evidence);
    for (const [outcome, often] of Object.entries(usual)) {
      const there = standard[outcome];
      if (there === undefined) continue;
      const likelier = Math.log2((found?.get(outcome) ?? often) / often);
      // Each name has its own frequency, which the weight leaves out.
      const chance = often / 2 ** there.stranger;
      const isName = evidence === 'surname' || evidence === 'forename';
      const seen = isName
        ? chance
        : ((drawn?.get(outcome) ?? 0) + USUAL_RANDOM * chance) / (total + USUAL_RANDOM);
      const isPersonal = isName || evidence === 'birth';
      const furthest = households === 'shown' && isPersonal ? FURTHEST_AMONG_RELATIVES : FURTHEST;
      // If relatives live together in the file, some pairs of relatives look like one person until this
      // outcome is considered.
      const mayRise = households !== 'shown' || there.family >= 0;
      const by = mayRise ? likelier : Math.min(0, likelier);
      own[outcome] = {
        stranger: held(there.stranger, by - Math.log2(seen / chance), furthest),
        family: held(there.family, households === 'shown' ? 0 : by, furthest),
      };
    }
    learned[evidence] = own;
  }
  return learned as unknown as WeightTable;
}

/**
 * Returns a weight that was moved by no more than `furthest` bits. An agreement never gets a weight against a
 * pair. A disagreement never gets more than a small weight for it.
 */
function held(standard: number, by: number, furthest: number): number {
  const moved = standard + Math.min(furthest, Math.max(-furthest, by));
  if (standard >= 3) return Math.max(0.5, moved);
  return standard <= -3 ? Math.min(-0.5, moved) : moved;
}

function furthestMove(before: OutcomeShares, after: OutcomeShares): number {
  let furthest = before.size === 0 ? 1 : 0;
  for (const [evidence, outcomes] of before) {
    for (const [outcome, often] of outcomes)
      furthest = Math.max(furthest, Math.abs(often - (after.get(evidence)?.get(outcome) ?? 0)));
  }
  return furthest;
}

/**
 * Whether the estimate has found something other than persons. Two records of one person usually agree in
 * name and birthday.
 */
function hasDrifted(shares: OutcomeShares): boolean {
  const of = (evidence: Evidence, ...outcomes: string[]) =>
    outcomes.reduce((sum, outcome) => sum + (shares.get(evidence)?.get(outcome) ?? 0), 0);
  return (
    of('surname', 'same', 'similar', 'half', 'alike') < 0.5 ||
    of('forename', 'same', 'custom', 'similar', 'initial', 'both', 'alike', 'middle', 'formal') < 0.5 ||
    of('birth', 'same', 'slip', 'parts', 'near', 'year', 'sameYear') < 0.4
  );
}

function strangerPrior(records: number, matches: number, standard: number): number {
  const prior = Math.log2((records * (records - 1)) / 2 / Math.max(1, matches)) + CAUTION;
  return Math.min(standard + 1, Math.max(standard - 5, prior));
}

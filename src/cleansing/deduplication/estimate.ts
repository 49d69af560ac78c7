import { present } from '../../present.ts';
import { MEETINGS, type Meeting } from './blocking.ts';
import type { FileModel } from './file-model.ts';
import { NumberedPair, type PairNumbers } from './pair-numbers.ts';
import { USUAL } from './usual-outcomes.ts';
import { type Evidence, type WeightTable, weightOf } from './weights.ts';

/** The number of usual pairs that are added to every sample, so that a few odd pairs change little. */
const USUAL_PAIRS = 100;

/** A pair that is less likely than this to be of one person does not count. */
const LEAST_SURENESS = 0.01;

/** If the bits for one person fall short by more than this, the likelihood is below {@link LEAST_SURENESS}. */
const FAR_SHORT = -7;

/** What each meeting says already. Pairs that met because of an outcome do not count for it. */
const FOUND_BY: Readonly<Record<Meeting, readonly Evidence[]>> = {
  place: ['postcode', 'street', 'door', 'town', 'surname', 'forename'],
  surname: ['surname', 'forename'],
  email: ['email'],
  telephone: ['telephone'],
  birth: ['birth'],
  forename: ['forename', 'birth'],
  identifier: [],
  company: [],
};

export const USUAL_ENTRIES = Object.entries(USUAL) as [Evidence, Readonly<Record<string, number>>][];

const EVIDENCES: ReadonlySet<Evidence> = new Set(USUAL_ENTRIES.map(([evidence]) => evidence));

/** How often an outcome occurs in pairs of one person. */
interface Cell {
  often: number;
}

/** Shares of the outcomes of each kind of evidence. */
export type OutcomeShares = ReadonlyMap<Evidence, ReadonlyMap<string, number>>;

/** How likely the pairs of a sample are of one person, by the weights of a round of learning. */
export class Estimate {
  readonly #pairs: PairNumbers;
  readonly #model: Pick<FileModel, 'priors' | 'hasHouseholds'>;
  /** By the position of an outcome, the bits that it adds against strangers and against relatives. */
  readonly #stranger: Float64Array;
  readonly #family: Float64Array;
  /** By the position of an outcome, a bit for each meeting by which it does not count. */
  readonly #notCounted: Uint32Array;

  constructor(pairs: PairNumbers, model: Pick<FileModel, 'priors' | 'hasHouseholds'>) {
    this.#pairs = pairs;
    this.#model = model;
    this.#stranger = new Float64Array(pairs.outcomes.length);
    this.#family = new Float64Array(pairs.outcomes.length);
    this.#notCounted = Uint32Array.from(pairs.outcomes, ({ evidence }) =>
      MEETINGS.reduce(
        (bits, meeting, at) =>
          !EVIDENCES.has(evidence) || FOUND_BY[meeting].includes(evidence) ? bits | (1 << at) : bits,
        0,
      ),
    );
  }

  /** Sets the weights of the next round. */
  weigh(weights: WeightTable): void {
    for (const [at, { evidence, outcome, rarity }] of this.#pairs.outcomes.entries()) {
      const weight = weightOf(weights, evidence, outcome);
      this.#stranger[at] = weight.stranger + rarity;
      this.#family[at] = weight.family;
    }
  }

  /**
   * Returns how often each outcome occurs in pairs of one person. The likelihood of a pair is worked out without
   * the outcome that is counted.
   */
  shares(): OutcomeShares {
    const counts = new Map<Evidence, Map<string, Cell>>();
    for (const [evidence, usual] of USUAL_ENTRIES) {
      const cells = Object.entries(usual).map(
        ([name, often]) => [name, { often: often * USUAL_PAIRS }] as const,
      );
      counts.set(evidence, new Map(cells));
    }
    const { outcomes, numbers } = this.#pairs;
    const cells = new Array<Cell | undefined>(outcomes.length);
    const pair = new NumberedPair(this.#pairs);
    while (pair.next()) {
      const { from, end, meetings } = pair;
      const meeting = 1 << pair.meetingPosition;
      const [stranger, family] = [this.#sum(this.#stranger, from, end), this.#sum(this.#family, from, end)];
      for (let at = from; at < end; at++) {
        const outcome = numbers[at]!;
        if ((this.#notCounted[outcome]! & meeting) !== 0) continue;
        const margin = this.#margin(stranger - this.#stranger[outcome]!, family - this.#family[outcome]!);
        // Most pairs are far from being of one person.
        if (margin < FAR_SHORT) continue;
        const sureness = surenessOf(margin);
        if (!(sureness > LEAST_SURENESS)) continue;
        const cell = cells[outcome] ?? cellOf(counts, outcomes[outcome]!);
        cells[outcome] = cell;
        cell.often += sureness / meetings;
      }
    }
    return new Map([...counts].map(([evidence, found]) => [evidence, sharesOf(found)]));
  }

  /**
   * Estimates how many pairs are of one person, in the sample and in the file. A pair can come into the sample
   * through each of its meetings.
   *
   * @param share the share of all keys that the sample covers
   */
  matches(share: number): { inSample: number; inFile: number } {
    let [inSample, inFile] = [0, 0];
    const pair = new NumberedPair(this.#pairs);
    while (pair.next()) {
      const { from, end, meetings } = pair;
      const margin = this.#margin(this.#sum(this.#stranger, from, end), this.#sum(this.#family, from, end));
      const sureness = surenessOf(margin);
      inSample += sureness / meetings;
      inFile += sureness / (meetings * share);
    }
    return { inSample, inFile };
  }

  #sum(bits: Float64Array, from: number, end: number): number {
    const { numbers } = this.#pairs;
    let sum = 0;
    for (let at = from; at < end; at++) sum += bits[numbers[at]!]!;
    return sum;
  }

  /** Returns the bits by which a pair is likelier to be of one person than not. */
  #margin(stranger: number, family: number): number {
    const { priors, hasHouseholds } = this.#model;
    const margin = stranger - priors.stranger;
    return hasHouseholds ? Math.min(margin, family - priors.family) : margin;
  }
}

/** Returns the probability that a pair is of one person, from 0 to 1. */
function surenessOf(margin: number): number {
  return 1 / (1 + 2 ** -margin);
}

function cellOf(
  counts: ReadonlyMap<Evidence, Map<string, Cell>>,
  { evidence, outcome }: { readonly evidence: Evidence; readonly outcome: string },
): Cell {
  const cells = present(counts.get(evidence), 'the counts of an evidence');
  const cell = cells.get(outcome) ?? { often: 0 };
  cells.set(outcome, cell);
  return cell;
}

function sharesOf(cells: ReadonlyMap<string, Cell>): Map<string, number> {
  let all = 0;
  for (const { often } of cells.values()) all += often;
  return new Map([...cells].map(([outcome, { often }]) => [outcome, often / all]));
}

import { type Evidence, WEIGHTS, type Weight, type WeightTable, weightOf } from './weights.ts';

/** One comparison of two values, kept to explain the result. */
export interface Finding extends Weight {
  readonly evidence: Evidence;
  /** How the two values agreed, by its name in {@link WEIGHTS}. */
  readonly outcome: string;
}

/** Adds up the findings of a comparison. It makes no garbage unless it keeps the findings. */
export class Tally {
  stranger = 0;
  family = 0;
  readonly findings: Finding[] | undefined;
  readonly weights: WeightTable;

  /** @param weights the weights of the run. The default is the standard weights. */
  constructor(keepsFindings: boolean, weights: WeightTable = WEIGHTS) {
    this.findings = keepsFindings ? [] : undefined;
    this.weights = weights;
  }

  /** Forgets what was added up. Not for a tally that keeps its findings. */
  clear(): this {
    this.stranger = 0;
    this.family = 0;
    return this;
  }

  /**
   * Adds the weight of an outcome.
   *
   * @param rarity the bits that the values themselves add to this weight
   */
  add<E extends Evidence>(evidence: E, outcome: keyof (typeof WEIGHTS)[E] & string, rarity = 0): void {
    const weight = weightOf(this.weights, evidence, outcome);
    this.stranger += weight.stranger + rarity;
    this.family += weight.family;
    if (this.findings !== undefined && outcome !== 'missing') {
      this.findings.push({ evidence, outcome, stranger: weight.stranger + rarity, family: weight.family });
    }
  }
}

import { type Catalogue, stepNamed } from '../cleansing/catalogue.ts';
import { isDatasetStep, type RecordNumbers } from '../cleansing/dataset-step.ts';
import { present } from '../present.ts';
import type { ChainPlan } from '../workflow/job-plan.ts';
import { type Comparison, comparisonsOf, type Pass, passesOf } from '../workflow/passes.ts';

/** A second output of a dataset step. Its records may have places; they are then gathered in that order. */
export interface ComparisonOutput {
  readonly comparison: number;
  readonly chain: number;
  /** The index among the outputs of the chain. */
  readonly output: number;
}

/**
 * The structure of a job that follows from its chains' plans, before any column is known: the passes of each
 * chain, and the comparisons, which are the dataset steps in their places. Chains, passes, outputs and
 * comparisons are referred to by their indexes.
 */
export class JobShape {
  readonly plans: readonly ChainPlan[];
  /** The passes of each chain. */
  readonly passes: readonly (readonly Pass[])[];
  readonly comparisons: readonly Comparison[];
  readonly #catalogue: Catalogue;

  constructor(plans: readonly ChainPlan[], catalogue: Catalogue) {
    this.plans = plans;
    this.passes = plans.map(({ steps }) => passesOf(steps, catalogue));
    this.comparisons = comparisonsOf(plans, catalogue);
    this.#catalogue = catalogue;
  }

  /** How many levels of comparisons there are. 0 if no chain has a dataset step. */
  get levels(): number {
    return Math.max(0, ...this.comparisons.map(({ level }) => level));
  }

  /** The comparisons of a level. */
  comparisonsAt(level: number): number[] {
    return [...this.comparisons.keys()].filter((at) => this.comparisons[at]!.level === level);
  }

  /** The comparison between a pass and the next pass of its chain. Undefined if the pass is the last. */
  comparisonAfter(chain: number, pass: number): number | undefined {
    const at = this.comparisons.findIndex((one) => one.chain === chain && one.pass === pass);
    return at < 0 ? undefined : at;
  }

  /** The comparison whose answers a pass applies. @throws Error if the pass is the first of its chain */
  comparisonBefore(chain: number, pass: number): number {
    return present(this.comparisonAfter(chain, pass - 1), 'the comparison before a pass');
  }

  /**
   * Whether a pass emits records for a comparison: one of its own chain, or one that uses the chain's result
   * as its reference.
   */
  emits(chain: number, pass: number): boolean {
    const isLast = pass === this.passes[chain]!.length - 1;
    return this.comparisons.some(
      (one) => (one.chain === chain && one.pass === pass) || (isLast && one.reference === chain),
    );
  }

  /**
   * Returns how the records of a comparison are numbered.
   *
   * @param counts how many records the input of each chain has
   */
  recordsOf(comparison: number, counts: readonly number[]): RecordNumbers {
    const { chain, reference } = this.comparisons[comparison]!;
    const main = counts[chain]!;
    return { main, total: main + (reference === null ? 0 : counts[reference]!) };
  }

  /** The id of the step of a comparison. */
  stepOf(comparison: number): string {
    const { chain, step } = this.comparisons[comparison]!;
    return this.plans[chain]!.steps[step]!.id;
  }

  /** Whether the step of a comparison surveys all records before its partitions are resolved. */
  surveys(comparison: number): boolean {
    const { chain, step } = this.comparisons[comparison]!;
    const found = stepNamed(this.plans[chain]!.steps[step]!.step, this.#catalogue);
    return found !== undefined && isDatasetStep(found) && found.surveys === true;
  }

  /** The second outputs of dataset steps. */
  comparisonOutputs(): ComparisonOutput[] {
    return this.plans.flatMap(({ outputs }, chain) =>
      outputs.flatMap(({ step }, output) => {
        const comparison = this.comparisons.findIndex(
          (one, at) => one.chain === chain && this.stepOf(at) === step,
        );
        return comparison < 0 ? [] : [{ comparison, chain, output }];
      }),
    );
  }

  /** The comparison whose step has this second output. */
  comparisonOf(chain: number, output: number): number {
    const found = this.comparisonOutputs().find((one) => one.chain === chain && one.output === output);
    return present(found, 'the dataset step of a second output').comparison;
  }
}

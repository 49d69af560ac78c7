import { type Catalogue, stepNamed } from '../cleansing/catalogue.ts';
import { isDatasetStep, type RecordNumbers } from '../cleansing/dataset-step.ts';
import { present } from '../present.ts';
import type { ChainPlan } from '../workflow/job-plan.ts';
import { type Comparison, comparisonsOf, type Pass, passesOf } from '../workflow/passes.ts';
import type { PlannedStep } from '../workflow/planned-step.ts';

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

  plan(chain: number): ChainPlan {
    return present(this.plans[chain], `chain ${chain} of the job`);
  }

  /** A pass of a chain. */
  pass(chain: number, number: number): Pass {
    return present(this.passes[chain]?.[number], `pass ${number} of chain ${chain}`);
  }

  comparison(at: number): Comparison {
    return present(this.comparisons[at], `comparison ${at} of the job`);
  }

  /** How many levels of comparisons there are. 0 if no chain has a dataset step. */
  get levels(): number {
    return Math.max(0, ...this.comparisons.map(({ level }) => level));
  }

  /** The comparisons of a level. */
  comparisonsAt(level: number): number[] {
    return [...this.comparisons.keys()].filter((at) => this.comparison(at).level === level);
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
    const isLast = !this.pass(chain, pass).emits;
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
    const { chain, reference } = this.comparison(comparison);
    const countOf = (at: number) => present(counts[at], `the count of records of chain ${at}`);
    const main = countOf(chain);
    return { main, total: main + (reference === null ? 0 : countOf(reference)) };
  }

  /** The id of the step of a comparison. */
  stepOf(comparison: number): string {
    return this.#step(comparison).id;
  }

  /**
   * Whether the step of a comparison surveys the whole dataset before its partitions are resolved.
   */
  surveys(comparison: number): boolean {
    const found = stepNamed(this.#step(comparison).step, this.#catalogue);
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

  #step(comparison: number): PlannedStep {
    const { chain, step } = this.comparison(comparison);
    return present(this.plan(chain).steps[step], 'the step of a comparison');
  }
}

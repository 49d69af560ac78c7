import type { Catalogue } from '../cleansing/catalogue.ts';
import { present } from '../present.ts';
import type { ChainRun } from './chain.ts';
import { JobShape } from './job-shape.ts';
import type { OpenedChain } from './opened-chain.ts';
import { type PreparedComparison, prepareComparison } from './prepared-comparison.ts';
import { PreparedPass } from './prepared-pass.ts';

/**
 * A job prepared for its tasks. Its chains are fitted to their columns and laid out. Comparisons and passes
 * are prepared when a task first needs them. A thread opens a job once and uses it for all tasks of the job.
 */
export class OpenedJob {
  readonly shape: JobShape;
  readonly chains: readonly OpenedChain[];
  readonly run: ChainRun;
  readonly #comparisons = new Map<number, Promise<PreparedComparison>>();
  readonly #passes = new Map<string, Promise<PreparedPass>>();

  constructor(chains: readonly OpenedChain[], run: ChainRun, catalogue: Catalogue) {
    this.chains = chains;
    this.shape = new JobShape(
      chains.map(({ plan }) => plan),
      catalogue,
    );
    this.run = run;
  }

  chain(at: number): OpenedChain {
    return present(this.chains[at], `chain ${at} of the job`);
  }

  /** The dataset step of a comparison. */
  comparison(number: number): Promise<PreparedComparison> {
    return remembered(this.#comparisons, number, () => {
      const { chain, step } = this.shape.comparison(number);
      const placed = present(this.chain(chain).layout.steps[step], 'the step of a comparison');
      return prepareComparison(placed, this.run);
    });
  }

  /** The steps of a pass. */
  pass(chain: number, number: number): Promise<PreparedPass> {
    return remembered(this.#passes, `${chain}.${number}`, () => PreparedPass.of(this, chain, number));
  }
}

/** A failure is not remembered, so that the task can be tried again. */
function remembered<Key, Value>(
  all: Map<Key, Promise<Value>>,
  key: Key,
  make: () => Promise<Value>,
): Promise<Value> {
  let value = all.get(key);
  if (value === undefined) {
    value = make();
    all.set(key, value);
    value.catch(() => all.delete(key));
  }
  return value;
}

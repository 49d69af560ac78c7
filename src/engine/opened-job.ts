import type { ChainRun } from './chain.ts';
import { JobShape } from './job-shape.ts';
import type { OpenedChain } from './opened-chain.ts';
import { type PreparedComparison, prepareComparison } from './prepared-comparison.ts';
import { PreparedPass } from './prepared-pass.ts';

/**
 * A job made ready for its tasks: its chains fitted to their columns and laid out, its comparisons and passes prepared when a task first needs
 * them. A thread opens a job once and hands it on to all tasks that it does of the job.
 */
export class OpenedJob {
  readonly shape: JobShape;
  readonly chains: readonly OpenedChain[];
  readonly run: ChainRun;
  readonly #comparisons = new Map<number, Promise<PreparedComparison>>();
  readonly #passes = new Map<string, Promise<PreparedPass>>();

  constructor(chains: readonly OpenedChain[], run: ChainRun) {
    this.chains = chains;
    this.shape = new JobShape(chains.map(({ plan }) => plan));
    this.run = run;
  }

  /** The dataset step of a comparison. */
  comparison(number: number): Promise<PreparedComparison> {
    return remembered(this.#comparisons, number, () => {
      const { chain, step } = this.shape.comparisons[number]!;
      return prepareComparison(this.chains[chain]!.layout.steps[step]!, this.run);
    });
  }

  /** The steps of a pass. */
  pass(chain: number, number: number): Promise<PreparedPass> {
    return remembered(this.#passes, `${chain}.${number}`, () => PreparedPass.of(this, chain, number));
  }
}

/** What fails is not remembered: the task is tried again. */
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

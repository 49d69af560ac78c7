import { Comparer } from './compare-records.ts';
import { readModel } from './file-model.ts';
import type { MatchRule } from './match-rule.ts';

/**
 * Gives the partitions of a run one comparer, as long as the survey is the same. A comparer remembers the
 * pairs of names that it compared, and these belong to the names of one model. A new comparer for each of the
 * 20 partitions of a million records would begin with empty memories each time.
 */
export class Comparers {
  readonly #rule: MatchRule;
  #last: { readonly records: number; readonly surveyed: Uint8Array; readonly comparer: Comparer } | undefined;

  constructor(rule: MatchRule) {
    this.#rule = rule;
  }

  /**
   * Returns the comparer of a run.
   *
   * @param records the number of records in the run
   * @param surveyed what the survey learned; undefined without a survey
   */
  of(records: number, surveyed: Uint8Array = NOTHING): Comparer {
    const last = this.#last;
    if (last !== undefined && last.records === records && Buffer.compare(last.surveyed, surveyed) === 0)
      return last.comparer;
    const comparer = new Comparer(this.#rule, surveyed.length === 0 ? records : readModel(surveyed));
    // Keep a copy, because the task's thread may take back its own bytes.
    this.#last = { records, surveyed: surveyed.slice(), comparer };
    return comparer;
  }
}

const NOTHING = new Uint8Array(0);

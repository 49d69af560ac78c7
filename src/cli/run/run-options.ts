import type { OpenedChain } from '../../engine/opened-chain.ts';
import type { TablePlace } from '../../formats/table-options.ts';
import type { Format } from '../../formats/table-style.ts';
import type { RunSample } from '../../local-run/ends.ts';
import type { RunThreads } from '../../local-run/run-threads.ts';

/** The options of `fettle run`. */
export interface RunOptions {
  readonly input: Record<string, string>;
  readonly output: Record<string, string>;
  readonly map: Record<string, string>;
  readonly param: Record<string, string>;
  readonly sheet?: string | undefined;
  readonly header?: boolean;
  readonly rowsAbove?: number | undefined;
  /** The place of the table in the only input, if the caller has found it already. */
  readonly place?: TablePlace;
  readonly format?: Format;
  readonly rejects?: string;
  readonly force?: boolean;
  readonly threads?: number;
  readonly addressFile?: string;
  readonly strict?: boolean;
  readonly quiet?: boolean;
  /** Turns the counts into rows of the summary's table. Default: each count with its name. */
  readonly inWords?: (statistics: Readonly<Record<string, number>>) => string[][];
  /** Follows some blocks of the run. */
  readonly sample?: WatchingSample;
  /** The threads of the run, if the caller has started them already. The caller ends them. */
  readonly started?: RunThreads | undefined;
}

/** A {@link RunSample} that also receives the run's chain and its statistics. */
export interface WatchingSample extends RunSample {
  /**
   * @param labels the headings of the first input's columns
   * @param shareRead returns the share of that input that has been read so far, from 0 to 1; 0 if unknown
   */
  begin(chain: OpenedChain, labels: readonly string[], shareRead: () => number): void;
  end(statistics: Readonly<Record<string, number>>): void;
}

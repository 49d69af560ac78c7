import type { ProfileReport } from '../../cleansing/profile/report.ts';
import { systemClock } from '../../clock.ts';
import type { OpenedChain } from '../../engine/opened-chain.ts';
import { RECORDS } from '../../engine/statistics.ts';
import type { RecordBatch } from '../../formats/table-reader.ts';
import { present } from '../../present.ts';
import type { Block } from '../../records/block.ts';
import type { WatchingSample } from '../run/run-options.ts';
import { DescribedBlocks, type SampledBlock } from './described-blocks.ts';

/** A file with at most this many blocks (16,000 records) is described as a whole. */
const WHOLE_BLOCKS = 16;

/**
 * The most blocks to describe of a larger file. Describing a record takes as long as cleansing it. A share
 * that is counted on 4,000 to 8,000 records is exact to 1.5 percentage points.
 */
const BLOCKS = 8;

/** Once this share of a file has been read, its number of blocks can be estimated well enough. */
const TELLING_SHARE = 0.5;

/**
 * Collects blocks of a `fettle clean` run, spread evenly over the file, for the page about its quality. At
 * first it collects every block. Whenever it has too many, it drops every second one.
 *
 * In the second half of a large file it describes the blocks that will probably stay, while other threads
 * cleanse the records. If one of these blocks is dropped after all, it describes all again at the end. So the
 * report depends only on the records.
 */
export class QualitySample implements WatchingSample {
  readonly #blocks = new Map<number, SampledBlock>();
  #stride = 1;
  #chain: OpenedChain | undefined;
  #labels: readonly string[] = [];
  #shareRead: () => number = () => 0;
  #described: DescribedBlocks | undefined;
  /** The stride that the sample will probably have at the end. */
  #expectedStride: number | undefined;
  #describing: Promise<void> = Promise.resolve();
  #isDescribing = false;
  #latest = 0;
  #records = 0;
  #rejected = 0;

  begin(chain: OpenedChain, labels: readonly string[], shareRead: () => number): void {
    this.#chain = chain;
    this.#labels = labels;
    this.#shareRead = shareRead;
    this.#described = new DescribedBlocks(chain, labels);
  }

  end(statistics: Readonly<Record<string, number>>): void {
    this.#records = statistics[RECORDS.read] ?? 0;
    this.#rejected = statistics[RECORDS.rejected] ?? 0;
  }

  wants(block: number): boolean {
    this.#latest = Math.max(this.#latest, block);
    return block % this.#stride === 0;
  }

  read(block: number, batch: RecordBatch): void {
    this.#describeEarlier();
    this.#blocks.set(block, { batch, refused: new Set(), made: undefined });
    while (isTooMany(this.#blocks.size, this.#stride)) {
      this.#stride *= 2;
      for (const number of this.#blocks.keys()) if (number % this.#stride !== 0) this.#blocks.delete(number);
    }
  }

  refused(block: number, lines: readonly number[]): void {
    for (const line of lines) this.#blocks.get(block)?.refused.add(line);
  }

  made(block: number, records: Block): void {
    const sampled = this.#blocks.get(block);
    if (sampled !== undefined) sampled.made = records;
  }

  /**
   * Describes the records before and after the run.
   *
   * @param before the name of the original file
   * @param after the name of the cleansed file
   * @param showsValues whether the examples on the page show values. If false, the values are masked.
   */
  async report(before: string, after: string, showsValues: boolean): Promise<ProfileReport> {
    const described = await this.#describeAll();
    const { table, ...others } = described.report(before, after, showsValues);
    return {
      madeAt: systemClock.now().toISOString(),
      table: { ...table, rejected: this.#rejected },
      ...others,
      ...(this.#stride > 1 && { sampledOf: this.#records }),
    };
  }

  async #describeAll(): Promise<DescribedBlocks> {
    await this.#describing;
    const numbers = [...this.#blocks.keys()];
    const early = present(this.#described, 'the description that begin() makes');
    const isRight = early.numbers.every((number, at) => number === numbers[at]);
    const described = isRight
      ? early
      : new DescribedBlocks(present(this.#chain, 'the chain of the run'), this.#labels);
    for (const number of numbers.slice(described.numbers.length)) {
      await described.add(number, present(this.#blocks.get(number), 'a block of the sample'));
    }
    return described;
  }

  /** Describes the next complete block that will probably stay, if there is one. */
  #describeEarlier(): void {
    const share = this.#shareRead();
    if (this.#blocks.size === 0 || this.#stride === 1 || share < TELLING_SHARE) return;
    this.#expectedStride ??= finalStride((this.#latest + 1) / share);
    const described = present(this.#described, 'the description that begin() makes');
    const number = described.numbers.length * this.#expectedStride;
    const sampled = this.#blocks.get(number);
    if (sampled?.made === undefined || this.#isDescribing) return;
    this.#isDescribing = true;
    this.#describing = described.add(number, sampled).finally(() => {
      this.#isDescribing = false;
    });
    // A failure is reported when the description is needed.
    this.#describing.catch(() => undefined);
  }
}

function isTooMany(blocks: number, stride: number): boolean {
  return blocks > (stride === 1 ? WHOLE_BLOCKS : BLOCKS);
}

/** The stride that the sample of a file has at the end, given the number of its blocks. */
function finalStride(blocks: number): number {
  let stride = 1;
  while (isTooMany(Math.ceil(blocks / stride), stride)) stride *= 2;
  return stride;
}

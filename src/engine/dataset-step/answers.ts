import type { BlockAnswers, RecordNumbers } from '../../cleansing/dataset-step.ts';
import { present } from '../../present.ts';
import { CHUNK, type ChunkSource, RECORDS_PER_PAGE } from './chunk.ts';
import { type UnpackedRecords, unpackRecords } from './record-bytes.ts';

/** How many pages are kept. Blocks come in order, and a block may span two pages. */
const PAGES_HELD = 2;

/** Finds the answers to the records of consecutive blocks, reading a page at a time. */
export class AnswerReader {
  readonly #source: ChunkSource;
  readonly #records: RecordNumbers;
  readonly #pages = new Map<number, Promise<readonly UnpackedRecords[]>>();

  constructor(source: ChunkSource, records: RecordNumbers) {
    this.#source = source;
    this.#records = records;
  }

  /** The answers to the records with these numbers, which must be ascending. */
  async ofBlock(numbers: readonly number[]): Promise<BlockAnswers> {
    const pages = new Map<number, readonly UnpackedRecords[]>();
    const [first, last] = [numbers[0], numbers.at(-1)];
    if (first !== undefined && last !== undefined) {
      for (let page = pageOf(first); page <= pageOf(last); page++) pages.set(page, await this.#page(page));
    }
    return new AnswersOfBlock(this.#records, numbers, pages);
  }

  #page(page: number): Promise<readonly UnpackedRecords[]> {
    let held = this.#pages.get(page);
    if (held === undefined) {
      held = this.#read(page);
      this.#pages.set(page, held);
      const [oldest] = this.#pages.keys();
      if (oldest !== undefined && this.#pages.size > PAGES_HELD) this.#pages.delete(oldest);
    }
    return held;
  }

  async #read(page: number): Promise<readonly UnpackedRecords[]> {
    const chunks: UnpackedRecords[] = [];
    for await (const payload of this.#source.read(CHUNK.answers, page)) chunks.push(unpackRecords(payload));
    return chunks;
  }
}

class AnswersOfBlock implements BlockAnswers {
  readonly records: RecordNumbers;
  readonly #numbers: readonly number[];
  readonly #pages: ReadonlyMap<number, readonly UnpackedRecords[]>;

  constructor(
    records: RecordNumbers,
    numbers: readonly number[],
    pages: ReadonlyMap<number, readonly UnpackedRecords[]>,
  ) {
    this.records = records;
    this.#numbers = numbers;
    this.#pages = pages;
  }

  recordNumber(row: number): number {
    return present(this.#numbers[row], 'the number of a record');
  }

  of(row: number): Uint8Array | undefined {
    const number = this.recordNumber(row);
    for (const chunk of this.#chunksOf(number)) {
      const at = firstOf(chunk, number);
      if (chunk.record[at] === number) return chunk.bytes.subarray(chunk.start[at]!, chunk.start[at + 1]!);
    }
    return undefined;
  }

  #chunksOf(number: number): readonly UnpackedRecords[] {
    return present(this.#pages.get(pageOf(number)), 'the page of a record');
  }

  all(row: number): readonly Uint8Array[] {
    const number = this.recordNumber(row);
    return this.#chunksOf(number).flatMap((chunk) => {
      const answers: Uint8Array[] = [];
      for (let at = firstOf(chunk, number); chunk.record[at] === number; at++) {
        answers.push(chunk.bytes.subarray(chunk.start[at]!, chunk.start[at + 1]!));
      }
      return answers;
    });
  }
}

/** The first index in a page whose record number is not below `number`. */
function firstOf({ record, count }: UnpackedRecords, number: number): number {
  let from = 0;
  let to = count;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (record[middle]! < number) from = middle + 1;
    else to = middle;
  }
  return from;
}

function pageOf(record: number): number {
  return Math.floor(record / RECORDS_PER_PAGE);
}

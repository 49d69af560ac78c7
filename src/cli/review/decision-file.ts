import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { present } from '../../present.ts';
import { Block } from '../../records/block.ts';
import type { Column } from '../../records/column.ts';
import { CsvWriter } from '../../records/csv-writer.ts';

/** Whether two records are one person. The next run follows this decision. */
export type Decision = 'together' | 'apart';

/** The columns of a file of decisions, in order. */
export const DECISION_COLUMNS: readonly Column[] = [
  { name: 'record_1', type: 'text' },
  { name: 'record_2', type: 'text' },
  { name: 'decision', type: 'text' },
];

/**
 * The CSV file of decisions. It only grows. Each decision is a row that is on disk before the next pair is
 * shown, so a killed session loses nothing. Going back cuts off the last decision of this session.
 */
export class DecisionFile {
  readonly #file: FileHandle;
  readonly #writer = new CsvWriter(DECISION_COLUMNS, { defuse: false });
  /** The offset of each row of this session, in bytes. */
  readonly #rows: number[] = [];
  #length: number;

  private constructor(file: FileHandle, length: number) {
    this.#file = file;
    this.#length = length;
  }

  /** Opens a file that `Decisions.read` could read, or begins a new one. */
  static async open(path: string): Promise<DecisionFile> {
    const file = await open(path, constants.O_RDWR | constants.O_CREAT);
    const { size } = await file.stat();
    const decisions = new DecisionFile(file, size);
    if (size === 0) await decisions.#append(decisions.#writer.header());
    // An editor may have removed the end of the last line.
    else if (!(await endsALine(file, size))) await decisions.#append('\r\n');
    return decisions;
  }

  async add(one: string, other: string, decision: Decision): Promise<void> {
    this.#rows.push(this.#length);
    await this.#append(this.#writer.rows(Block.of(1, [[one], [other], [decision]])));
  }

  /** Takes back the last decision of this session. */
  async takeBack(): Promise<void> {
    this.#length = present(this.#rows.pop(), 'a decision to take back');
    await this.#file.truncate(this.#length);
    await this.#file.datasync();
  }

  close(): Promise<void> {
    return this.#file.close();
  }

  async #append(text: string): Promise<void> {
    const bytes = Buffer.from(text);
    await this.#file.write(bytes, 0, bytes.length, this.#length);
    this.#length += bytes.length;
    await this.#file.datasync();
  }
}

async function endsALine(file: FileHandle, size: number): Promise<boolean> {
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer[0] === 0x0a;
}

import { Block } from '../../records/block.ts';
import type { Value } from '../../records/column.ts';
import type { CsvReject } from '../../records/csv-batch.ts';
import { CsvWriter } from '../../records/csv-writer.ts';
import { REJECT_COLUMNS } from '../../workflow/rejects.ts';
import type { Input } from './input.ts';
import type { RejectedRecord } from './messages.ts';
import { OutputFile } from './output.ts';

/** The rejects file of a run: made when the first record is rejected, so that a clean run leaves none. */
export class Rejects {
  readonly path: string;
  readonly #writer = new CsvWriter(REJECT_COLUMNS);
  #file: OutputFile | undefined;
  #count = 0;

  constructor(path: string) {
    this.path = path;
  }

  get count(): number {
    return this.#count;
  }

  /** Rows of the file that are no records. */
  async ofReading(input: string, rejects: readonly CsvReject[]): Promise<void> {
    await this.#write(
      rejects.map(({ recordNumber, line, column, reason, raw }) => {
        const why = column === undefined ? `The row ${reason}.` : `${column} ${reason}.`;
        return [input, recordNumber, line, null, why, raw];
      }),
    );
  }

  /** Records that a step could not cleanse. */
  async ofSteps(input: Input, rejects: readonly RejectedRecord[]): Promise<void> {
    const { columns } = input.reader.layout.header;
    await this.#write(
      rejects.map(({ line, values, step, reason }) => {
        const record = Object.fromEntries(columns.map(({ name }, at) => [name, values[at]]));
        return [input.name, null, line, step, reason, JSON.stringify(record)];
      }),
    );
  }

  async finish(): Promise<void> {
    await this.#file?.finish();
  }

  async abandon(): Promise<void> {
    await this.#file?.abandon();
  }

  async #write(rows: Value[][]): Promise<void> {
    if (rows.length === 0) return;
    if (this.#file === undefined) {
      this.#file = await OutputFile.create(this.path);
      await this.#file.write(this.#writer.header());
    }
    const columns = REJECT_COLUMNS.map((_, at) => rows.map((row) => row[at]!));
    await this.#file.write(this.#writer.rows(Block.of(rows.length, columns)));
    this.#count += rows.length;
  }
}

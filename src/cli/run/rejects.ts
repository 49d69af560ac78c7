import type { RunInput, RunRejects } from '../../local-run/ends.ts';
import type { RejectedRecord } from '../../local-run/messages.ts';
import { Block } from '../../records/block.ts';
import type { Value } from '../../records/column.ts';
import type { CsvReject } from '../../records/csv-batch.ts';
import { CsvWriter } from '../../records/csv-writer.ts';
import { REJECT_COLUMNS } from '../../workflow/rejects.ts';
import type { OutputFile } from '../files/output-file.ts';
import type { Outputs } from '../files/outputs.ts';
import { targetOf } from '../files/target.ts';
import { count } from '../print.ts';
import { RejectionWarning } from './rejection-warning.ts';

/**
 * The default path of the rejects file: next to the first output that is a file, such as `clean.rejects.csv`
 * for `clean.csv`. Undefined if no output is a file (`-`, `/dev/null`).
 */
export async function rejectsBeside(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) {
    if ((await targetOf(path)).kind === 'file') {
      return `${path.replace(/(?:\.(?:csv|tsv|txt|xlsx|parquet|ndjson|jsonl|json))?(?:\.(?:gz|zst))?$/i, '')}.rejects.csv`;
    }
  }
  return undefined;
}

/** The rejects file of a run. It is created when the first record is rejected, so a clean run leaves none. */
export class Rejects implements RunRejects {
  /** Undefined if rejects are only counted. */
  readonly path: string | undefined;
  readonly #outputs: Outputs;
  readonly #writer = new CsvWriter(REJECT_COLUMNS);
  readonly #warning = new RejectionWarning();
  #file: OutputFile | undefined;
  #count = 0;

  /** @param outputs the planned outputs, which include `path` */
  constructor(path: string | undefined, outputs: Outputs) {
    this.path = path;
    this.#outputs = outputs;
  }

  get count(): number {
    return this.#count;
  }

  /** Takes rows of a file that are not valid records. */
  async ofReading(input: string, rejects: readonly CsvReject[]): Promise<void> {
    await this.#write(
      rejects.map(({ recordNumber, line, column, reason, raw }) => {
        const why = column === undefined ? `The row ${reason}.` : `${column} ${reason}.`;
        this.#warning.add(line, why);
        return [input, recordNumber, line, null, why, raw];
      }),
    );
  }

  /** Records that a step could not cleanse. */
  async ofSteps(input: RunInput, rejects: readonly RejectedRecord[]): Promise<void> {
    const { columns } = input.reader.layout.header;
    await this.#write(
      rejects.map(({ line, values, step, reason }) => {
        this.#warning.add(line, reason);
        const record = Object.fromEntries(columns.map(({ name }, at) => [name, values[at]]));
        return [input.name, null, line, step, reason, JSON.stringify(record)];
      }),
    );
  }

  /** Says how many rows were rejected and where they are. Undefined if there were none. */
  summary(): string | undefined {
    if (this.#count === 0) return undefined;
    const [rows, were] = this.#count === 1 ? ['row', 'was'] : ['rows', 'were'];
    return this.path === undefined
      ? `${count(this.#count)} ${rows} ${were} rejected and not kept. Name a file for them with --rejects.`
      : `Wrote ${count(this.#count)} rejected ${rows} to ${this.path}.`;
  }

  /**
   * The warning that most rows were rejected, and why. Undefined if most were not.
   *
   * @param read how many rows were read
   */
  warning(read: number): string | undefined {
    return this.#warning.text(read);
  }

  async #write(rows: Value[][]): Promise<void> {
    this.#count += rows.length;
    if (rows.length === 0 || this.path === undefined) return;
    if (this.#file === undefined) {
      this.#file = await this.#outputs.open(this.path);
      await this.#file.write(this.#writer.header());
    }
    const columns = REJECT_COLUMNS.map((_, at) => rows.map((row) => row[at] ?? null));
    await this.#file.write(this.#writer.rows(Block.of(rows.length, columns)));
  }
}

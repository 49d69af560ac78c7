import type { BadRow } from '../../address-file/rows.ts';
import { Block } from '../../records/block.ts';
import type { Column } from '../../records/column.ts';
import { CsvWriter } from '../../records/csv-writer.ts';
import type { OutputFile } from '../files/output-file.ts';
import type { NamedPath, Outputs } from '../files/outputs.ts';
import { count } from '../print.ts';

const COLUMNS: readonly Column[] = [
  { name: 'file', type: 'text' },
  { name: 'line', type: 'integer' },
  { name: 'reason', type: 'text' },
];

/** How many bad rows are printed, in addition to being written. */
const PRINTED = 10;

/** How many bad rows are written at once. */
const GATHERED = 1000;

/** Writes the bad rows of a build to a CSV file. Without bad rows there is no file. */
export class BadRows {
  readonly #outputs: Outputs;
  readonly #file: OutputFile;
  readonly #writer = new CsvWriter(COLUMNS);
  #gathered: BadRow[] = [];
  #count = 0;

  private constructor(outputs: Outputs, file: OutputFile) {
    this.#outputs = outputs;
    this.#file = file;
    file.writeNow(this.#writer.header());
  }

  /**
   * @param path an output that is the only one planned in `outputs`. It is opened at once, because rows
   * arrive when nothing can be awaited.
   */
  static async begin(outputs: Outputs, path: string): Promise<BadRows> {
    return new BadRows(outputs, await outputs.open(path));
  }

  get count(): number {
    return this.#count;
  }

  readonly add = (row: BadRow): void => {
    this.#count++;
    if (this.#count <= PRINTED) process.stderr.write(`${row.file}, line ${row.line}: ${row.reason}\n`);
    if (this.#count === PRINTED + 1) process.stderr.write('…\n');
    this.#gathered.push(row);
    if (this.#gathered.length >= GATHERED) this.#write();
  };

  /**
   * Writes the remaining rows and reports the file's name. Call it after a failed build as well, because the
   * rows explain the failure.
   */
  async finish(): Promise<void> {
    if (this.#count === 0) return this.#outputs.abandon();
    this.#write();
    await this.#outputs.finish();
    const [rows, were] = this.#count === 1 ? ['row', 'was'] : ['rows', 'were'];
    process.stderr.write(`${count(this.#count)} bad ${rows} ${were} left out. See ${this.#file.path}.\n`);
  }

  #write(): void {
    const rows = this.#gathered;
    const columns = [
      rows.map(({ file }) => file),
      rows.map(({ line }) => line),
      rows.map(({ reason }) => reason),
    ];
    this.#file.writeNow(this.#writer.rows(Block.of(rows.length, columns)));
    this.#gathered = [];
  }
}

/**
 * The file for bad rows, as an output to plan. It describes rows and contains none of their data, so the file
 * of an earlier build may be replaced. A user who builds again after bad rows does not need `--force`.
 */
export function badRowsFile(path: string): NamedPath {
  return { said: `--bad-rows ${path}`, path, replaces: new CsvWriter(COLUMNS).header() };
}

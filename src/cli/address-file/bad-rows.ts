import { closeSync, openSync, writeSync } from 'node:fs';
import type { BadRow } from '../../address-file/rows.ts';
import { Block } from '../../records/block.ts';
import type { Column } from '../../records/column.ts';
import { CsvWriter } from '../../records/csv-writer.ts';

const COLUMNS: readonly Column[] = [
  { name: 'file', type: 'text' },
  { name: 'line', type: 'integer' },
  { name: 'reason', type: 'text' },
];

/** So many are also printed. */
const PRINTED = 10;

/** So many are written at once. */
const GATHERED = 1000;

/** The bad rows of a build, in a CSV file that is made when there is one. */
export class BadRows {
  readonly path: string;
  readonly #writer = new CsvWriter(COLUMNS);
  #file: number | undefined;
  #gathered: BadRow[] = [];
  #count = 0;

  constructor(path: string) {
    this.path = path;
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

  /** Writes what is left. */
  finish(): void {
    if (this.#gathered.length > 0) this.#write();
    if (this.#file !== undefined) closeSync(this.#file);
  }

  #write(): void {
    if (this.#file === undefined) {
      this.#file = openSync(this.path, 'w');
      writeSync(this.#file, this.#writer.header());
    }
    const rows = this.#gathered;
    const columns = [
      rows.map(({ file }) => file),
      rows.map(({ line }) => line),
      rows.map(({ reason }) => reason),
    ];
    writeSync(this.#file, this.#writer.rows(Block.of(rows.length, columns)));
    this.#gathered = [];
  }
}

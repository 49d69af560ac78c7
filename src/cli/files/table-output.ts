import { makeTableFile } from '../../formats/make-table-file.ts';
import type { EncodedRows } from '../../formats/row-encoder.ts';
import type { TableFile } from '../../formats/table-file.ts';
import type { CellKind } from '../../formats/table-reader.ts';
import { type Format, formatOfName, type TableStyle } from '../../formats/table-style.ts';
import { present } from '../../present.ts';
import type { Column } from '../../records/column.ts';
import type { OutputFile } from './output-file.ts';

/** A table that is being written to an output file. */
export class TableOutput {
  readonly #file: OutputFile;
  #style: TableStyle;
  #table: TableFile | undefined;

  /** @param kinds the kinds of a column's cells in the source, by column */
  constructor(file: OutputFile, format: Format | undefined, kinds?: ReadonlyMap<string, CellKind>) {
    this.#file = file;
    this.#style = { format: formatFor(file.path, format), ...(kinds !== undefined && { kinds }) };
  }

  get path(): string {
    return this.#file.path;
  }

  /** How to encode the rows. Available once the table has begun. */
  get style(): TableStyle {
    return this.#style;
  }

  async begin(columns: readonly Column[], headings: readonly string[]): Promise<void> {
    this.#style = { ...this.#style, headings };
    this.#table = makeTableFile(this.#file, this.#style);
    await this.#table.begin(columns);
  }

  async write(rows: EncodedRows): Promise<void> {
    await present(this.#table, 'the table that begin() opens').write(rows);
  }

  /** Writes what follows the rows. The file gets its name with its {@link Outputs}. */
  async finish(): Promise<void> {
    await present(this.#table, 'the table that begin() opens').finish();
  }
}

/** The format of an output: that of its name, otherwise the requested one, otherwise CSV. */
export function formatFor(path: string, asked?: Format): Format {
  return formatOfName(path) ?? asked ?? 'csv';
}

import type { EncodedRows } from '../../formats/row-encoder.ts';
import { type TableFile, tableFile } from '../../formats/table-file.ts';
import type { CellKind } from '../../formats/table-reader.ts';
import { type Format, formatOfName, type TableStyle } from '../../formats/table-style.ts';
import type { Column } from '../../records/column.ts';
import type { OutputFile } from './output-file.ts';

/** A table on its way to an output file. */
export class TableOutput {
  readonly #file: OutputFile;
  #style: TableStyle;
  #table: TableFile | undefined;

  /** @param kinds column → what its cells were where they come from */
  constructor(file: OutputFile, format: Format | undefined, kinds?: ReadonlyMap<string, CellKind>) {
    this.#file = file;
    this.#style = { format: formatFor(file.path, format), ...(kinds !== undefined && { kinds }) };
  }

  get path(): string {
    return this.#file.path;
  }

  /** How the rows have to be encoded, once the table has begun. */
  get style(): TableStyle {
    return this.#style;
  }

  async begin(columns: readonly Column[], headings: readonly string[]): Promise<void> {
    this.#style = { ...this.#style, headings };
    this.#table = tableFile(this.#file, this.#style);
    await this.#table.begin(columns);
  }

  async write(rows: EncodedRows): Promise<void> {
    await this.#table!.write(rows);
  }

  /** Writes what comes behind the rows. The file is complete with its {@link Outputs}. */
  async finish(): Promise<void> {
    await this.#table!.finish();
  }
}

/** The format of an output: the one asked for if its name tells none, CSV by default. */
export function formatFor(path: string, asked?: Format): Format {
  return formatOfName(path) ?? asked ?? 'csv';
}

import { present } from '../../present.ts';
import type { Column } from '../../records/column.ts';
import type { EncodedRows } from '../row-encoder.ts';
import type { ByteTarget, TableFile } from '../table-file.ts';
import type { TableStyle } from '../table-style.ts';
import { TableUnwritable } from '../table-unwritable.ts';
import { PARTS, SHEET_END, SHEET_PART, SHEET_START } from './xlsx-parts.ts';
import { CELL_STYLE, ROW_MARK, textCell } from './xlsx-rows.ts';
import { ZipArchive, type ZipStream } from './zip-archive.ts';

/** The most rows of a sheet, including its header. */
export const XLSX_ROWS = 1_048_576;

/** The longest start of a row: `<row r="1048576">`. */
const ROW_START_LENGTH = 17;

/** Writes a workbook with one sheet. Rows go into the archive as they arrive. */
export class XlsxFile implements TableFile {
  readonly #style: TableStyle;
  readonly #archive: ZipArchive;
  #sheet: ZipStream | undefined;
  #rows = 0;

  constructor(target: ByteTarget, style: TableStyle) {
    this.#archive = new ZipArchive(target);
    this.#style = style;
  }

  async begin(columns: readonly Column[]): Promise<void> {
    for (const [path, xml] of Object.entries(PARTS)) await this.#archive.add(path, xml);
    this.#sheet = this.#archive.begin(SHEET_PART);
    const headings = columns.map(({ name }, at) => this.#style.headings?.[at] ?? name);
    const cells = headings.map((heading) => textCell(heading, heading, CELL_STYLE.heading));
    await this.#put(Buffer.from(SHEET_START));
    await this.#put(this.#numbered(Buffer.from(`${String.fromCharCode(ROW_MARK)}${cells.join('')}</row>`)));
  }

  async write(rows: EncodedRows): Promise<void> {
    const { buffer, byteOffset, length } = rows as Uint8Array;
    if (length > 0) await this.#put(this.#numbered(Buffer.from(buffer, byteOffset, length)));
  }

  async finish(): Promise<void> {
    await this.#put(Buffer.from(SHEET_END));
    await present(this.#sheet, 'the sheet that begin() opens').finish();
    await this.#archive.finish();
  }

  #put(xml: Buffer): Promise<void> {
    return present(this.#sheet, 'the sheet that begin() opens').write(xml);
  }

  /** Gives each row its number. Excel does not need the numbers, but Access reads only rows that have one. */
  #numbered(rows: Buffer): Buffer {
    const starts: number[] = [];
    for (let at = 0; at >= 0; at = rows.indexOf(ROW_MARK, at + 1)) starts.push(at);
    if (this.#rows + starts.length > XLSX_ROWS) {
      const most = (XLSX_ROWS - 1).toLocaleString('en-GB');
      throw new TableUnwritable(
        `There are more than ${most} records, the most that an Excel sheet can have. Write .csv or .parquet instead.`,
      );
    }
    const numbered = Buffer.allocUnsafe(rows.length + starts.length * ROW_START_LENGTH);
    let length = 0;
    for (const [at, start] of starts.entries()) {
      length += numbered.write(`<row r="${++this.#rows}">`, length, 'latin1');
      length += rows.copy(numbered, length, start + 1, starts[at + 1] ?? rows.length);
    }
    return numbered.subarray(0, length);
  }
}

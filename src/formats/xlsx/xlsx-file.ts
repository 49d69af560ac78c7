import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Column } from '../../records/column.ts';
import type { EncodedRows } from '../row-encoder.ts';
import type { ByteTarget, TableFile } from '../table-file.ts';
import type { TableStyle } from '../table-style.ts';
import { TableUnwritable } from '../table-unwritable.ts';
import { PARTS, SHEET_END, SHEET_PART, SHEET_START } from './xlsx-parts.ts';
import { CELL_STYLE, ROW_START, textCell } from './xlsx-rows.ts';

/** The most rows of a sheet, including its header. */
export const XLSX_ROWS = 1_048_576;

/**
 * zlib's default level takes three times as long for a file that is 10 % smaller. The fixed time makes the
 * same records give the same bytes.
 */
const COMPRESSION = { compressionLevel: 3, mtime: new Date('2000-01-01T00:00:00Z') };

/** Writes a workbook with one sheet. Rows go into the archive as they arrive. */
export class XlsxFile implements TableFile {
  readonly #target: ByteTarget;
  readonly #style: TableStyle;
  readonly #zip = new ZipFile();
  readonly #sheet = new PassThrough({ highWaterMark: 1024 * 1024 });
  #copied: Promise<void> = Promise.resolve();
  #failure: Error | undefined;
  #rows = 0;

  constructor(target: ByteTarget, style: TableStyle) {
    this.#target = target;
    this.#style = style;
  }

  async begin(columns: readonly Column[]): Promise<void> {
    for (const [path, xml] of Object.entries(PARTS)) this.#zip.addBuffer(Buffer.from(xml), path, COMPRESSION);
    this.#zip.addReadStream(this.#sheet, SHEET_PART, COMPRESSION);
    this.#zip.end();
    this.#copied = this.#copy();
    // The next write reports the failure. Until then it must not count as an unhandled rejection.
    this.#copied.catch((error: Error) => {
      this.#failure = error;
    });
    const headings = columns.map(({ name }, at) => this.#style.headings?.[at] ?? name);
    const cells = headings.map((heading) => textCell(heading, heading, CELL_STYLE.heading));
    await this.#put(SHEET_START + this.#numbered(`${ROW_START}${cells.join('')}</row>`));
  }

  async write(rows: EncodedRows): Promise<void> {
    if (rows.length > 0) await this.#put(this.#numbered(rows as string));
  }

  async finish(): Promise<void> {
    await this.#put(SHEET_END);
    this.#sheet.end();
    await this.#copied;
  }

  async #copy(): Promise<void> {
    const failed = new Promise<never>((_, reject) => this.#zip.on('error', reject));
    const bytes = (this.#zip.outputStream as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
    for (;;) {
      const { value, done } = await Promise.race([bytes.next(), failed]);
      if (done) return;
      await this.#target.write(value);
    }
  }

  async #put(xml: string): Promise<void> {
    if (!this.#sheet.write(xml)) await Promise.race([once(this.#sheet, 'drain'), this.#copied]);
    if (this.#failure !== undefined) throw this.#failure;
  }

  #numbered(rows: string): string {
    const parts = rows.split(ROW_START);
    let numbered = '';
    for (let at = 1; at < parts.length; at++) numbered += `<row r="${++this.#rows}">${parts[at]}`;
    if (this.#rows > XLSX_ROWS) {
      const most = (XLSX_ROWS - 1).toLocaleString('en-GB');
      throw new TableUnwritable(
        `There are more than ${most} records, the most that an Excel sheet can have. Write .csv or .parquet instead.`,
      );
    }
    return numbered;
  }
}

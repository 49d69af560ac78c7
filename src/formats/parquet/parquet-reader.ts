import { type FileHandle, open } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import {
  type AsyncBuffer,
  type ColumnData,
  type FileMetaData,
  parquetMetadataAsync,
  parquetRead,
} from 'hyparquet';
import { itemAt } from '../../present.ts';
import type { Column } from '../../records/column.ts';
import { CSV_COLUMNS } from '../../records/csv-reader.ts';
import { type Header, headerOf } from '../../records/header.ts';
import { RecordBatches } from '../record-batches.ts';
import type { TableOptions } from '../table-options.ts';
import type { RecordBatch, TableReader } from '../table-reader.ts';
import { TableUnreadable } from '../table-unreadable.ts';
import { COMPRESSORS } from './compressors.ts';
import { damagedFile } from './damaged-file.ts';
import { PageTexts } from './page-texts.ts';
import { type Leaf, topColumns } from './table-columns.ts';
import { PARSERS, textOf } from './value-parsers.ts';

/** The most records that are unpacked at a time. */
const ROWS = 50_000;

/** How many records are unpacked first, so that the threads of a run need not wait for {@link ROWS} records. */
const FIRST_ROWS = 4_000;

/** The most parts into which the columns are divided, to pause between them. */
const PARTS = 32;

/** The largest row group that is accepted, unpacked, in bytes. A group is read as a whole. */
export const ROW_GROUP_BYTES = 2 * 1024 ** 3;

/**
 * Opens a Parquet file. Columns keep the types that the file gives them; nested columns become JSON.
 *
 * @throws TableUnreadable if the file is damaged or exceeds a limit
 */
export async function openParquet(path: string, { types, names }: TableOptions): Promise<TableReader> {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    const file: AsyncBuffer = { byteLength: size, slice: (start, end = size) => bytesOf(handle, start, end) };
    const metadata = await parquetMetadataAsync(file).catch(() => {
      throw damagedFile();
    });
    const leaves = topColumns(metadata);
    if (leaves.length > CSV_COLUMNS) {
      throw new TableUnreadable(`The file has ${leaves.length} columns; at most ${CSV_COLUMNS} are allowed.`);
    }
    if (metadata.row_groups.some(({ total_byte_size }) => total_byte_size > ROW_GROUP_BYTES)) {
      throw new TableUnreadable(
        'The file has a row group of more than 2 GB. Write it again with smaller row groups.',
      );
    }
    const twice = leaves.find(({ name }, at) => leaves.findIndex((other) => other.name === name) !== at);
    if (twice !== undefined) {
      throw new TableUnreadable(`The file has two columns named \`${twice.name}\`. Rename one of them.`);
    }
    const ownTypes = leaves.map((leaf) => leaf.type);
    const plain = headerOf(
      leaves.map(({ name }) => name),
      types,
      names,
    );
    const columns = plain.columns.map(
      ({ name, type }, at): Column => ({
        name,
        type: Object.hasOwn(types, name) ? type : itemAt(ownTypes, at),
      }),
    );
    return new ParquetReader({ ...plain, columns }, handle, file, metadata, leaves);
  } catch (error) {
    await handle.close();
    throw error;
  }
}

class ParquetReader implements TableReader {
  readonly layout: { readonly header: Header };
  readonly #handle: FileHandle;
  readonly #file: AsyncBuffer;
  readonly #metadata: FileMetaData;
  readonly #leaves: readonly Leaf[];
  readonly #parsers: typeof PARSERS;
  #isClosed = false;
  #rowsRead = 0;

  constructor(
    header: Header,
    handle: FileHandle,
    file: AsyncBuffer,
    metadata: FileMetaData,
    leaves: readonly Leaf[],
  ) {
    this.layout = { header };
    this.#handle = handle;
    this.#file = file;
    this.#metadata = metadata;
    this.#leaves = leaves;
    const texts = new PageTexts();
    this.#parsers = {
      ...PARSERS,
      stringFromBytes: (value) => (value instanceof Uint8Array ? texts.of(value) : textOf(value)),
    };
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<RecordBatch> {
    const batches = new RecordBatches(this.layout.header.columns);
    const spans = this.#spans();
    const unpack = async () => {
      const { value: span } = spans.next();
      return span && { from: span.from, cells: await this.#cells(span) };
    };
    let ahead = unpack();
    try {
      for (let unpacked = await ahead; unpacked !== undefined; unpacked = await ahead) {
        // The next rows are unpacked while the caller works on these. A failure is thrown when those rows are
        // due.
        ahead = unpack();
        ahead.catch(() => undefined);
        const { from, cells } = unpacked;
        const count = itemAt(cells, 0).length;
        for (let row = 0; row < count; ) {
          row += batches.addColumns(cells, row, from + row + 1);
          this.#rowsRead = from + row;
          if (batches.isFull) yield batches.take();
        }
      }
      if (!batches.isEmpty) yield batches.take();
    } finally {
      await ahead.catch(() => undefined);
      await this.close();
    }
  }

  share(): number {
    return this.#rowsRead / Math.max(1, Number(this.#metadata.num_rows));
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.#handle.close();
  }

  /** Divides each row group into the rows that are unpacked together. */
  *#spans(): Generator<RowSpan, undefined> {
    let start = 0;
    for (const { num_rows } of this.#metadata.row_groups) {
      const end = start + Number(num_rows);
      for (let from = start; from < end; ) {
        const to = Math.min(end, from + (from === 0 ? FIRST_ROWS : ROWS));
        yield { from, to };
        from = to;
      }
      start = end;
    }
  }

  /** The cells of some rows, by column. Pauses between parts of the columns, so that other work goes on. */
  async #cells(span: RowSpan): Promise<(string | null)[][]> {
    const cells: (string | null)[][] = [];
    const together = Math.ceil(this.#leaves.length / PARTS);
    for (let at = 0; at < this.#leaves.length; at += together) {
      cells.push(...(await this.#cellsOf(this.#leaves.slice(at, at + together), span)));
      await setImmediate();
    }
    return cells;
  }

  async #cellsOf(leaves: readonly Leaf[], { from: rowStart, to: rowEnd }: RowSpan) {
    const count = rowEnd - rowStart;
    const places = new Map(leaves.map(({ name }, at) => [name, at]));
    const cells = leaves.map(() => new Array<string | null>(count).fill(null));
    const filled = leaves.map(() => 0);
    // Chunks may begin before the rows that are wanted and end after them.
    const onChunk = ({ columnName, columnData, rowStart: start }: ColumnData) => {
      const at = places.get(columnName);
      if (at === undefined) return;
      const { read } = itemAt(leaves, at);
      const column = itemAt(cells, at);
      const last = Math.min(start + columnData.length, rowEnd);
      for (let row = Math.max(start, rowStart); row < last; row++) {
        column[row - rowStart] = read(columnData[row - start]);
      }
      filled[at] = (filled[at] ?? 0) + Math.max(0, last - Math.max(start, rowStart));
    };
    let failure: unknown;
    try {
      await parquetRead({
        file: this.#file,
        metadata: this.#metadata,
        columns: leaves.map(({ name }) => name),
        compressors: COMPRESSORS,
        parsers: this.#parsers,
        utf8: false,
        rowStart,
        rowEnd,
        // The library ignores errors that this function throws.
        onChunk: (chunk) => {
          try {
            onChunk(chunk);
          } catch (error) {
            failure = error;
          }
        },
      });
    } catch {
      throw damagedFile();
    }
    if (failure !== undefined || filled.some((rows) => rows !== count)) throw damagedFile();
    return cells;
  }
}

/** Rows of the table, from `from` to before `to`, counted from 0. All are in one row group. */
interface RowSpan {
  readonly from: number;
  readonly to: number;
}

async function bytesOf(handle: FileHandle, start: number, end: number): Promise<ArrayBuffer> {
  const bytes = new Uint8Array(end - start);
  const { bytesRead } = await handle.read(bytes, 0, bytes.length, start);
  if (bytesRead < bytes.length) throw damagedFile();
  return bytes.buffer;
}

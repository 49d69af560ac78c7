import { openCsv } from '../records/csv-reader.ts';
import { requireColumns } from '../records/header.ts';
import { formatOfBytes, TELLING_BYTES } from './format-of-bytes.ts';
import { openJson } from './json/json-reader.ts';
import { openParquet } from './parquet/parquet-reader.ts';
import { peek } from './peek.ts';
import type { TableOptions } from './table-options.ts';
import type { RecordBatch, TableReader } from './table-reader.ts';
import { openXlsx } from './xlsx/xlsx-reader.ts';

/** The bytes of a file, unpacked. */
export interface TableBytes {
  readonly stream: AsyncGenerator<Uint8Array>;
  /**
   * Turns the bytes into a local file, for formats that need random access.
   *
   * @param stream all bytes, from the first
   */
  file(stream: AsyncGenerator<Uint8Array>): Promise<LocalFile>;
}

/** A file on this machine. */
export interface LocalFile {
  readonly path: string;
  /** Call it when the file is no longer needed. */
  release(): Promise<void>;
}

/**
 * Opens a table in any format that can be read. The format is recognised by the first bytes, not by a name.
 *
 * @throws TableUnreadable or CsvUnreadable if the file is not a table
 * @throws MissingColumns if the file lacks a required column
 */
export async function openTable(bytes: TableBytes, options: TableOptions): Promise<TableReader> {
  const { head, rest } = await peek(bytes.stream, TELLING_BYTES);
  const format = formatOfBytes(head);
  if (format === 'csv') {
    const { encoding, ...others } = options;
    return openCsv(rest, { ...others, ...(encoding !== undefined && { dialect: { encoding } }) });
  }
  const reader =
    format === 'xlsx' || format === 'parquet'
      ? await openFile(format, bytes, rest, options)
      : await openJson(rest, format, options);
  try {
    requireColumns(reader.layout.header, options.required ?? Object.keys(options.types));
    return reader;
  } catch (error) {
    await reader.close();
    throw error;
  }
}

async function openFile(
  format: 'xlsx' | 'parquet',
  bytes: TableBytes,
  stream: AsyncGenerator<Uint8Array>,
  options: TableOptions,
): Promise<TableReader> {
  const file = await bytes.file(stream);
  try {
    const reader = await (format === 'xlsx' ? openXlsx : openParquet)(file.path, options);
    return new ReleasingReader(reader, file);
  } catch (error) {
    await file.release();
    throw error;
  }
}

/** A reader that releases its file when it is closed. */
class ReleasingReader implements TableReader {
  readonly #reader: TableReader;
  readonly #file: LocalFile;

  constructor(reader: TableReader, file: LocalFile) {
    this.#reader = reader;
    this.#file = file;
  }

  get layout(): TableReader['layout'] {
    return this.#reader.layout;
  }

  get kinds(): TableReader['kinds'] {
    return this.#reader.kinds;
  }

  get note(): TableReader['note'] {
    return this.#reader.note;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<RecordBatch> {
    try {
      yield* this.#reader;
    } finally {
      await this.close();
    }
  }

  share(): number {
    return this.#reader.share?.() ?? 0;
  }

  async close(): Promise<void> {
    await this.#reader.close();
    await this.#file.release();
  }
}

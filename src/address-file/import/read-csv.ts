import type { CsvDialect } from '../../records/csv-dialect.ts';
import { sniffEncoding } from '../../records/csv-encoding.ts';
import { RowScanner } from '../../records/csv-rows.ts';
import { ByteWindow } from '../../records/csv-window.ts';
import type { RowBatch } from '../rows.ts';
import type { DeliveredFile } from './delivered-file.ts';
import { FileHead } from './file-head.ts';
import { type LineResult, RowGatherer } from './row-gatherer.ts';

/*
 * Files of reference data are large CSV files without a header or with a header of their own. The row scanner
 * reads them directly. `openCsv` would ask for a header and column names.
 */

export interface CsvForm {
  /** How the dialect differs from the default: commas, LF or CR LF, no quotes. */
  readonly dialect?: Partial<Omit<CsvDialect, 'encoding'>>;
  /**
   * Called with the first row. Returns whether that row is a header. Leave it out if the file never has a
   * header.
   */
  readonly isHeader?: (fields: readonly string[]) => boolean;
}

/**
 * Reads a CSV file in batches and skips blank lines. A row that the scanner cannot read is reported as bad:
 * invalid characters, unmatched quotes, or more than a megabyte.
 *
 * @param bytesBefore how many bytes of the source came before this file; added to `bytesRead`
 */
export async function* readCsv(
  file: DeliveredFile,
  { dialect = {}, isHeader }: CsvForm,
  read: (fields: readonly string[], line: number) => LineResult,
  bytesBefore = 0,
): AsyncGenerator<RowBatch, void, undefined> {
  const opened = file.open();
  try {
    const { head } = await opened.source.peek(FileHead.BYTES);
    const { encoding, markLength } = sniffEncoding(head);
    opened.source.skip(markLength);
    const window = new ByteWindow(opened.source, markLength, false);
    const form = { delimiter: ',', quote: null, lineEnd: '\n' as const, ...dialect, encoding };
    const scanner = new RowScanner(window, form, { line: 1, doubtfulThrough: 0 });
    const gatherer = new RowGatherer(file.name);
    let mayBeHeader = isHeader !== undefined;
    for (;;) {
      const scanned = scanner.next();
      if (scanned === 'more') await scanner.advance();
      else if (scanned === 'bad') gatherer.add(scanner.line, `The row ${scanner.reason}.`);
      else if (scanned === 'row') {
        if (!(mayBeHeader && isHeader?.(scanner.fields) === true)) {
          gatherer.add(scanner.line, read(scanner.fields, scanner.line));
        }
        mayBeHeader = false;
      }
      if (gatherer.isFull) yield gatherer.finish(bytesBefore + opened.bytesRead);
      if (scanned === 'end') break;
    }
    if (!gatherer.isEmpty) yield gatherer.finish(bytesBefore + opened.bytesRead);
  } finally {
    await opened.source.close();
  }
}

/** Reads several files in order, as {@link readCsv} reads one. */
export async function* readCsvFiles(
  files: readonly DeliveredFile[],
  form: (file: DeliveredFile) => CsvForm,
  read: (fields: readonly string[], line: number) => LineResult,
): AsyncGenerator<RowBatch, void, undefined> {
  let bytesBefore = 0;
  for (const file of files) {
    yield* readCsv(file, form(file), read, bytesBefore);
    bytesBefore += file.bytes;
  }
}

import type { CsvDialect } from '../../records/csv-dialect.ts';
import { sniffEncoding } from '../../records/csv-encoding.ts';
import { RowScanner } from '../../records/csv-rows.ts';
import { ByteWindow } from '../../records/csv-window.ts';
import type { RowBatch } from '../rows.ts';
import type { DeliveredFile } from './delivered-file.ts';
import { FileHead } from './file-head.ts';
import { type LineResult, RowGatherer } from './row-gatherer.ts';

/*
 * The files of reference data are CSV without a header, or with one of their own, and large: they are read by the row
 * scanner below `openCsv`, which asks for neither header nor column names.
 */

export interface CsvForm {
  /** The dialect as far as it differs from commas, LF or CR LF, and no quotes. */
  readonly dialect?: Partial<Omit<CsvDialect, 'encoding'>>;
  /** Called with the first row if there is a header: it says whether that row is one and no data. */
  readonly isHeader?: (fields: readonly string[]) => boolean;
}

/**
 * Reads a CSV file in batches. Blank lines are passed over; a row that the scanner cannot make out (bytes that are no
 * characters, quotes that do not match, more than a megabyte) is a bad one.
 *
 * @param bytesBefore what was read of the source before this file, added to `bytesRead`
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
        if (!(mayBeHeader && isHeader!(scanner.fields))) {
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

/** Reads files that belong together, one after the other, as {@link readCsv} reads each. */
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

import type { BadRow } from '../../rows.ts';
import type { DeliveredFile } from '../delivered-file.ts';
import { readCsv } from '../read-csv.ts';
import { LONE_BEFORE, PairCheck } from './amendment.ts';
import type { ChangeBook, Line } from './change-book.ts';
import { CsvChangeReader } from './csv-change-file.ts';

/** Reads CSV change files, in order, into a book. @returns the bad rows */
export async function readCsvChanges(files: readonly DeliveredFile[], book: ChangeBook): Promise<BadRow[]> {
  const badRows: BadRow[] = [];
  const changes = new CsvChangeReader();
  for (const file of files) {
    const pairs = new PairCheck();
    const note = (lone: Line | undefined) => {
      if (lone !== undefined) badRows.push({ file: lone.file, line: lone.line, reason: LONE_BEFORE });
    };
    const { isQuoted } = await file.head();
    const form = { dialect: { quote: isQuoted ? '"' : null } };
    const batches = readCsv(file, form, (fields, line) => {
      const at = { file: file.name, line };
      const change = changes.read(fields);
      if (typeof change === 'string') return change;
      const { amendment, key, address } = change;
      note(pairs.next(amendment, key, at));
      if (amendment === 'D') book.delete(key, at);
      else if (address !== undefined && amendment === 'I') book.insert(key, address, at);
      else if (address !== undefined) book.change(key, address, at);
      return undefined;
    });
    for await (const batch of batches) badRows.push(...batch.badRows);
    note(pairs.end());
  }
  return badRows;
}

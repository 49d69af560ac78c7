import { sniffDialect } from '../records/csv-dialect.ts';
import { sniffEncoding } from '../records/csv-encoding.ts';
import { RowSplitter } from '../records/csv-row.ts';
import { findHeader } from './find-header.ts';

/** How many lines are examined. */
const LOOKED_AT = 60;

/** How many rows are above the header of a CSV file. @param head the first bytes of the file */
export function rowsAboveCsvHeader(head: Buffer): number {
  const { encoding, markLength } = sniffEncoding(head);
  const bytes = Buffer.from(head.subarray(markLength, head.length - ((head.length - markLength) % 2)));
  const text =
    encoding === 'utf-16be'
      ? bytes.swap16().toString('utf16le')
      : bytes.toString(encoding === 'utf-16le' ? 'utf16le' : 'latin1');
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line !== '');
  // Leave out the last line, which may be cut. Detect the dialect in the second half: a title above the table
  // may mislead.
  const whole = lines.slice(0, Math.max(1, Math.min(LOOKED_AT, lines.length - 1)));
  const { delimiter, quote } = sniffDialect(whole.slice(whole.length >> 1).join('\n'), true);
  const splitter = new RowSplitter(delimiter, quote ?? '"');
  const rows = whole.map((line) => {
    splitter.begin(line, '\n', false);
    return splitter.fields;
  });
  return findHeader(rows);
}

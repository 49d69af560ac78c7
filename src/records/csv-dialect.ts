import { itemAt } from '../present.ts';
import type { CsvEncoding } from './csv-encoding.ts';
import { RowSplitter } from './csv-row.ts';

/** The way in which a file writes its table. */
export interface CsvDialect {
  readonly encoding: CsvEncoding;
  /** The character between fields: one ASCII character. */
  readonly delimiter: string;
  /** The character around quoted fields: one ASCII character, or null if the file does not quote. */
  readonly quote: string | null;
  /** The last character of a row: LF, possibly with a CR before it, or CR alone. */
  readonly lineEnd: '\n' | '\r';
}

/** The delimiters that are tried, the most likely first. */
const DELIMITERS = [',', ';', '\t', '|'];

/** The delimiters that usually come with quoting. */
const QUOTED_DELIMITERS = [',', ';'];

/** The number of rows of the head that are examined, and the number of lines that one row may span there. */
const SNIFFED_ROWS = 200;
const SNIFFED_LINES = 100;

/**
 * Detects the dialect from the head of a file, without its byte order mark. Only ASCII characters matter, so
 * the bytes may be decoded as Latin-1.
 *
 * The delimiter must split the header. Among the delimiters that do, the winner is the one that gives the
 * largest share of rows the same number of fields as the header. A tie goes to the delimiter that gives more
 * fields. A first line `sep=;` (written by Excel) decides the delimiter.
 *
 * The quote is `'` if every field of the header is enclosed in `'…'`, otherwise `"`. Files with tabs or bars
 * often do not quote at all. So the quote is null if such a head has no properly quoted field, but has a
 * field that begins with `"` and is not properly quoted. Addresses contain commas and semicolons, so in files
 * delimited by these a lone quote is treated as a mistake.
 *
 * @param isWhole whether `head` is the whole file; if not, the last row may be cut off and is ignored
 */
export function sniffDialect(head: string, isWhole: boolean): Omit<CsvDialect, 'encoding'> {
  const lineEnd = sniffLineEnd(head);
  const lines = head.split(lineEnd === '\n' ? /\r?\n/ : '\r');
  if (!isWhole) lines.pop();
  const said = excelSeparator(lines[0] ?? '');
  const table = lines.slice(said === undefined ? 0 : 1).filter((line) => line !== '');
  const delimiters = said === undefined ? DELIMITERS : [said];
  const trials = (quote: string) =>
    delimiters.map((delimiter) => tryDialect(table, isWhole, delimiter, quote));
  const single = (table[0]?.startsWith("'") ? trials("'") : []).filter(
    ({ isHeaderQuoted }) => isHeaderQuoted,
  );
  const best = (single.length > 0 ? single : trials('"')).reduce((a, b) => (isBetter(b, a) ? b : a));
  const quotes = QUOTED_DELIMITERS.includes(best.delimiter) || best.broken === 0 || best.quoted > 0;
  return { delimiter: best.delimiter, quote: quotes ? best.quote : null, lineEnd };
}

/** Returns the delimiter that a line `sep=;` declares. */
export function excelSeparator(line: string): string | undefined {
  return /^sep=([,;|\t:^~ ])$/i.exec(line)?.[1];
}

/**
 * CR ends rows only in files without LF, which old Macintosh programs write. They may still write LF inside
 * quotes.
 */
function sniffLineEnd(head: string): '\n' | '\r' {
  const outside = head.replace(/"[^"]*"/g, '');
  return !outside.includes('\n') && /\r./s.test(outside) ? '\r' : '\n';
}

/** The result of splitting the head with one delimiter and quote. */
interface Trial {
  readonly delimiter: string;
  readonly quote: string;
  rows: number;
  headerFields: number;
  /** How many rows have as many fields as the header. */
  even: number;
  /** How many rows have a properly quoted field, and how many have quotes that do not match. */
  quoted: number;
  broken: number;
  isHeaderQuoted: boolean;
}

function isBetter(one: Trial, other: Trial): boolean {
  const splits = one.headerFields > 1;
  if (splits !== other.headerFields > 1) return splits;
  const evenness = one.even / one.rows - other.even / other.rows;
  return evenness !== 0 ? evenness > 0 : one.headerFields > other.headerFields;
}

function tryDialect(lines: readonly string[], isWhole: boolean, delimiter: string, quote: string): Trial {
  const splitter = new RowSplitter(delimiter, quote);
  const trial = {
    delimiter,
    quote,
    rows: 0,
    headerFields: 0,
    even: 0,
    quoted: 0,
    broken: 0,
    isHeaderQuoted: false,
  };
  for (let at = 0; trial.rows < SNIFFED_ROWS && at < lines.length; ) {
    let next = at + 1;
    let state = splitter.begin(itemAt(lines, at), '\n', false);
    const last = Math.min(lines.length, at + SNIFFED_LINES);
    while (state === 'open' && next < last) state = splitter.resume(itemAt(lines, next++), '\n');
    trial.rows++;
    if (state === 'whole') {
      const count = splitter.fields.length;
      if (at === 0) {
        trial.headerFields = count;
        trial.isHeaderQuoted = splitter.quotedFields === count;
      }
      if (count === trial.headerFields) trial.even++;
      if (splitter.quotedFields > 0) trial.quoted++;
      at = next;
    } else {
      if (state === 'broken' || isWhole) trial.broken++;
      at++;
    }
  }
  return trial;
}

import type { CsvEncoding } from './csv-encoding.ts';
import { RowSplitter } from './csv-row.ts';

/** How a file writes its table. */
export interface CsvDialect {
  readonly encoding: CsvEncoding;
  /** Between fields: one character of ASCII. */
  readonly delimiter: string;
  /** Around fields: one character of ASCII, or null where the file does not quote. */
  readonly quote: string | null;
  /** After rows: LF, which may have a CR before it, or CR alone. */
  readonly lineEnd: '\n' | '\r';
}

/** The delimiters that are looked for, the likeliest first. */
const DELIMITERS = [',', ';', '\t', '|'];

/** The delimiters whose files can be taken to quote. */
const QUOTED_DELIMITERS = [',', ';'];

/** How many rows of the head are looked at, and how many lines one of them may have. */
const SNIFFED_ROWS = 200;
const SNIFFED_LINES = 100;

/**
 * Tells the dialect from the head of a file, without byte order mark. Only ASCII matters here, so bytes may be decoded
 * as Latin-1.
 *
 * The delimiter is the one that splits the header and gives most of the rows as many fields as the header; among equals
 * the one that gives most fields. A first line `sep=;` (written by Excel) decides it.
 *
 * The quote is `'` where every field of the header stands in `'…'`, else `"`. It is null where tabs or bars delimit, the
 * head has a field that begins with `"` but is no quoted field, and has none that is one: such files often do not quote
 * at all. With commas or semicolons, which stand in addresses themselves, a lone quote is taken for a mistake.
 *
 * @param isWhole Whether this is the whole file: if not, the last row may be cut and is not looked at.
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

/** The delimiter that a line `sep=;` declares. */
export function excelSeparator(line: string): string | undefined {
  return /^sep=([,;|\t:^~ ])$/i.exec(line)?.[1];
}

/** CR ends lines only where no LF does, as old Macintosh programs write; within quotes they write LF all the same. */
function sniffLineEnd(head: string): '\n' | '\r' {
  const outside = head.replace(/"[^"]*"/g, '');
  return !outside.includes('\n') && /\r./s.test(outside) ? '\r' : '\n';
}

/** What a delimiter and a quote make of the head. */
interface Trial {
  readonly delimiter: string;
  readonly quote: string;
  rows: number;
  headerFields: number;
  /** Rows with as many fields as the header. */
  even: number;
  /** Rows with a properly quoted field, and rows whose quotes are not in order. */
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
    let state = splitter.begin(lines[at]!, '\n', false);
    const last = Math.min(lines.length, at + SNIFFED_LINES);
    while (state === 'open' && next < last) state = splitter.resume(lines[next++]!, '\n');
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

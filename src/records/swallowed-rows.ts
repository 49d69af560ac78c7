/** Complete lines of a file that stand inside a quoted field. */
interface QuotedLines {
  readonly bytes: Buffer;
  /** The position at which the first of the lines begins. */
  readonly from: number;
  /** How many lines there are. */
  readonly lines: number;
  /** The last byte of each line. */
  readonly lineEnd: number;
}

/**
 * Whether the lines inside a quoted field are rows themselves, so that the quote around them is a mistake. There
 * must be too many such lines for chance (see {@link PROOF}). All of the lines must be rows, or most of them if
 * the row that holds them has the wrong number of fields.
 *
 * @param fieldCount how many fields a row must have
 * @param isOuterRight whether the row that holds the lines has this number of fields
 */
export function areRows(
  { bytes, from, lines, lineEnd }: QuotedLines,
  delimiter: string,
  fieldCount: number,
  isOuterRight: boolean,
): boolean {
  const delimiters = fieldCount - 1;
  if (lines * delimiters < PROOF) return false;
  let even = 0;
  let at = from;
  for (let line = 0; line < lines; line++) {
    const end = bytes.indexOf(lineEnd, at);
    if (bytes.toString('latin1', at, end).split(delimiter).length === fieldCount) even++;
    at = end + 1;
  }
  return even * delimiters >= PROOF && even > (isOuterRight ? lines - 1 : lines / 2);
}

/**
 * The lines inside a quoted field count as rows only if those with the same number of fields as a row have at
 * least this many delimiters in total. Four lines with two commas each may be a note in a file of three columns.
 */
const PROOF = 10;

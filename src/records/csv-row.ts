/** How far a row has come: all there, its last field still open at the end of the line, or not a row at all. */
export type RowState = 'whole' | 'open' | 'broken';

/**
 * Splits the lines of one row into fields where there are quotes (RFC 4180 section 2). A field that begins with a
 * quote runs to the next quote that is not doubled, over line ends too; after it must come a delimiter or the end of
 * the line, else the row is broken. A quote within a field that does not begin with one stands for itself: people
 * write `5" pipe`.
 */
export class RowSplitter {
  fields: string[] = [];
  /** How many of the fields were quoted. */
  quotedFields = 0;
  readonly #delimiter: string;
  readonly #quote: string;
  /** What the open field has so far, its quotes still doubled. */
  #open = '';
  #isStrict = false;

  constructor(delimiter: string, quote: string) {
    this.#delimiter = delimiter;
    this.#quote = quote;
  }

  /**
   * Begins a row with its first line, without the line end, which is given apart.
   *
   * @param isStrict Whether a quote within an unquoted field breaks the row.
   */
  begin(line: string, lineEnd: string, isStrict: boolean): RowState {
    this.fields = [];
    this.quotedFields = 0;
    this.#isStrict = isStrict;
    return this.#scan(line, lineEnd, 0);
  }

  /** Goes on with the next line of a row that is open. */
  resume(line: string, lineEnd: string): RowState {
    const at = this.#scanQuoted(line, lineEnd, 0);
    if (at === OPEN) return 'open';
    if (at === BROKEN) return 'broken';
    return at > line.length ? 'whole' : this.#scan(line, lineEnd, at);
  }

  #scan(line: string, lineEnd: string, from: number): RowState {
    let at = from;
    while (at <= line.length) {
      if (line.startsWith(this.#quote, at)) {
        this.#open = '';
        at = this.#scanQuoted(line, lineEnd, at + 1);
        if (at === OPEN) return 'open';
        if (at === BROKEN) return 'broken';
      } else {
        const found = line.indexOf(this.#delimiter, at);
        const end = found === -1 ? line.length : found;
        const field = line.slice(at, end);
        if (this.#isStrict && field.includes(this.#quote)) return 'broken';
        this.fields.push(field);
        at = end + 1;
      }
    }
    return 'whole';
  }

  /** Takes the rest of a quoted field. The position after the delimiter behind it, {@link OPEN} or {@link BROKEN}. */
  #scanQuoted(line: string, lineEnd: string, from: number): number {
    let close = line.indexOf(this.#quote, from);
    while (close !== -1 && line.startsWith(this.#quote, close + 1))
      close = line.indexOf(this.#quote, close + 2);
    if (close === -1) {
      this.#open += line.slice(from) + lineEnd;
      return OPEN;
    }
    const after = close + 1;
    if (after < line.length && !line.startsWith(this.#delimiter, after)) return BROKEN;
    const raw = this.#open + line.slice(from, close);
    this.quotedFields++;
    this.fields.push(
      raw.includes(this.#quote) ? raw.replaceAll(this.#quote + this.#quote, this.#quote) : raw,
    );
    return after + 1;
  }
}

const OPEN = -1;
const BROKEN = -2;

/** The state of a row: complete, open (its last field continues on the next line), or broken. */
export type RowState = 'whole' | 'open' | 'broken';

/**
 * Splits the lines of one row into fields, with quotes as in RFC 4180 section 2. A field that begins with a
 * quote continues to the next quote that is not doubled, even across line ends. A delimiter or the end of the
 * line must follow that quote; otherwise the row is broken. A quote inside a field that does not begin with a
 * quote is an ordinary character, because people write `5" pipe`.
 */
export class RowSplitter {
  fields: string[] = [];
  /** How many of the fields were quoted. */
  quotedFields = 0;
  readonly #delimiter: string;
  readonly #quote: string;
  /** The open field so far. Its quotes are still doubled. */
  #open = '';
  #isStrict = false;

  constructor(delimiter: string, quote: string) {
    this.#delimiter = delimiter;
    this.#quote = quote;
  }

  /**
   * Starts a row with its first line. `lineEnd` is the line end that was removed from it.
   *
   * @param isStrict whether a quote inside an unquoted field breaks the row
   */
  begin(line: string, lineEnd: string, isStrict: boolean): RowState {
    this.fields = [];
    this.quotedFields = 0;
    this.#isStrict = isStrict;
    return this.#scan(line, lineEnd, 0);
  }

  /** Continues an open row with its next line. */
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

  /**
   * Reads the rest of a quoted field. Returns the position after its delimiter, {@link OPEN} or {@link
   * BROKEN}.
   */
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

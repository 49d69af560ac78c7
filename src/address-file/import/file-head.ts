import { RowSplitter } from '../../records/csv-row.ts';

/** The beginning of a file. Recognising a format needs only ASCII, so the bytes are decoded as Latin-1. */
export class FileHead {
  static readonly BYTES = 64 * 1024;

  readonly bytes: Buffer;
  /** Whether this is the whole file. */
  readonly isWhole: boolean;
  #lines: string[] | undefined;
  #rows: string[][] | undefined;

  constructor(bytes: Buffer, isWhole: boolean) {
    this.bytes = bytes;
    this.isWhole = isWhole;
  }

  /** The complete lines, without line ends, blank lines or byte order mark. */
  get lines(): readonly string[] {
    this.#lines ??= linesOf(this.bytes.toString('latin1'), this.isWhole);
    return this.#lines;
  }

  /** The lines as rows of comma-separated fields, with quotes removed. */
  get rows(): readonly (readonly string[])[] {
    this.#rows ??= this.lines.map(fieldsOf);
    return this.#rows;
  }

  /** Whether most rows begin with a quote. */
  get isQuoted(): boolean {
    return this.lines.filter((line) => line.startsWith('"')).length * 2 > this.lines.length;
  }

  /**
   * The share of rows, from 0 to 1, that pass a test. Rows before `from` (a header, for example) are left
   * out.
   */
  share(test: (fields: readonly string[]) => boolean, from = 0): number {
    const rows = this.rows.slice(from);
    return rows.length === 0 ? 0 : rows.filter(test).length / rows.length;
  }
}

function linesOf(text: string, isWhole: boolean): string[] {
  const lines = text.replace(/^(?:ï»¿|\ufeff)/, '').split(/\r?\n/);
  if (!isWhole) lines.pop();
  return lines.filter((line) => line !== '');
}

function fieldsOf(line: string): string[] {
  if (!line.includes('"')) return line.split(',');
  const splitter = new RowSplitter(',', '"');
  return splitter.begin(line, '\n', false) === 'whole' ? splitter.fields : line.split(',');
}

import { CSV_COLUMNS } from '../../records/csv-reader.ts';
import { TableUnreadable } from '../table-unreadable.ts';
import { unescapeText } from './escapes.ts';
import { intoMask, type NumberFormat } from './number-format.ts';
import { plainNumber } from './plain-number.ts';
import { isoOfSerial, timeOfSerial } from './serial-date.ts';
import { type SharedStrings, TextGatherer } from './shared-strings.ts';
import type { Workbook } from './workbook.ts';
import { type XmlHandlers, XmlParser } from './xml-parts.ts';

/** The type of a cell in the workbook. */
export type SheetCellKind = 'text' | 'number' | 'date' | 'boolean';

/**
 * A row of a sheet that has at least one value. Cells without a value are null. Formulas have the value that
 * Excel stored with them.
 */
export interface SheetRow {
  readonly number: number;
  readonly cells: (string | null)[];
  readonly kinds: (SheetCellKind | undefined)[];
}

/** The most rows that Excel supports. */
const MOST_ROWS = 1_048_576;

const NUMBER: NumberFormat = { kind: 'number' };

/** Yields the rows of a sheet in file order, in groups. Rows without a value are left out. */
export async function* sheetRows(
  workbook: Workbook,
  path: string,
  strings: SharedStrings | undefined,
  onBytes: (bytes: number) => void,
): AsyncGenerator<SheetRow[]> {
  const gatherer = new RowGatherer(workbook, strings);
  const parser = new XmlParser(path, gatherer);
  for await (const bytes of workbook.archive.read(path)) {
    parser.write(bytes);
    onBytes(bytes.length);
    if (gatherer.rows.length > 0) yield gatherer.take();
  }
  parser.end();
  if (gatherer.rows.length > 0) yield gatherer.take();
}

class RowGatherer implements XmlHandlers {
  readonly #workbook: Workbook;
  readonly #strings: SharedStrings | undefined;
  readonly #inline = new TextGatherer();
  rows: SheetRow[] = [];
  #number = 0;
  #cells: (string | null)[] = [];
  #kinds: (SheetCellKind | undefined)[] = [];
  #column = -1;
  #type = 'n';
  #style = 0;
  #value = '';
  #isValue = false;
  #isInline = false;

  constructor(workbook: Workbook, strings: SharedStrings | undefined) {
    this.#workbook = workbook;
    this.#strings = strings;
  }

  take(): SheetRow[] {
    const taken = this.rows;
    this.rows = [];
    return taken;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'c') {
      const { r, t = 'n', s } = attributes;
      this.#column = r === undefined ? this.#column + 1 : columnOf(r);
      this.#type = t;
      this.#style = s === undefined ? 0 : Number(s);
      this.#value = '';
      this.#inline.begin();
      this.#isInline = false;
    } else if (name === 'v') {
      this.#isValue = true;
    } else if (name === 'is') {
      this.#isInline = true;
    } else if (name === 'row') {
      this.#beginRow(attributes['r']);
    } else if (this.#isInline) {
      this.#inline.open(name);
    }
  }

  close(name: string): void {
    if (name === 'v') this.#isValue = false;
    else if (name === 'c') this.#endCell();
    else if (name === 'row') {
      if (this.#cells.length === 0) return;
      this.rows.push({ number: this.#number, cells: this.#cells, kinds: this.#kinds });
    } else if (this.#isInline) {
      this.#inline.close(name);
    }
  }

  text(text: string): void {
    if (this.#isValue) this.#value += text;
    else if (this.#isInline) this.#inline.text(text);
  }

  #beginRow(reference: string | undefined): void {
    const number = reference === undefined ? this.#number + 1 : Number(reference);
    if (!(number > this.#number && number <= MOST_ROWS)) {
      throw new TableUnreadable(
        `The file is a damaged Excel workbook: it has a row with the number ${reference}.`,
      );
    }
    this.#number = number;
    this.#cells = [];
    this.#kinds = [];
    this.#column = -1;
  }

  #endCell(): void {
    if (this.#type === 'inlineStr') {
      if (this.#isInline) this.#put(this.#inline.take(), 'text');
      this.#isInline = false;
      return;
    }
    const value = this.#value;
    if (value === '') return;
    switch (this.#type) {
      case 's':
        this.#put(this.#shared(value), 'text');
        break;
      case 'str':
        this.#put(unescapeText(value), 'text');
        break;
      case 'b':
        this.#put(value === '1' || value === 'true' ? 'true' : 'false', 'boolean');
        break;
      case 'd':
        this.#put(value.replace(/T00:00:00(?:\.0+)?$/, ''), 'date');
        break;
      case 'e':
        // #N/A, #REF! and the like count as no value.
        break;
      default:
        this.#putNumber(value);
    }
  }

  #putNumber(value: string): void {
    const format = this.#workbook.formats[this.#style] ?? NUMBER;
    if (format.kind === 'number') {
      this.#put(plainNumber(value), 'number');
    } else if (format.kind === 'digits') {
      const digits = plainNumber(value);
      this.#put(/^\d+$/.test(digits) ? intoMask(digits, format.mask) : digits, 'text');
    } else if (format.kind === 'date') {
      const iso = isoOfSerial(Number(value), this.#workbook.is1904);
      this.#put(iso ?? plainNumber(value), iso === undefined ? 'number' : 'date');
    } else {
      this.#put(timeOfSerial(Number(value)), 'text');
    }
  }

  #put(text: string, kind: SheetCellKind): void {
    const column = this.#column;
    if (column >= CSV_COLUMNS) {
      throw new TableUnreadable(
        `The file has a value in column ${column + 1} of row ${this.#number}; at most ${CSV_COLUMNS} columns are allowed.`,
      );
    }
    while (this.#cells.length < column) this.#cells.push(null);
    this.#cells[column] = text;
    this.#kinds[column] = kind;
  }

  #shared(number: string): string {
    const text = this.#strings?.get(Number(number));
    if (text !== undefined) return text;
    throw new TableUnreadable(
      `The file is a damaged Excel workbook: row ${this.#number} refers to text ${number}, which does not exist.`,
    );
  }
}

/** The index of a column: `A1` is 0, `AB12` is 27. */
function columnOf(reference: string): number {
  let column = 0;
  for (let at = 0; at < reference.length && at <= 3; at++) {
    const letter = reference.charCodeAt(at) & 0xdf;
    if (letter < 0x41 || letter > 0x5a) break;
    column = column * 26 + letter - 0x40;
  }
  return column - 1;
}

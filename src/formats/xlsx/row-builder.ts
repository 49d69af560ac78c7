import { CSV_COLUMNS } from '../../records/csv-reader.ts';
import { TableUnreadable } from '../table-unreadable.ts';
import { unescapeText } from './escapes.ts';
import { intoMask, type NumberFormat } from './number-format.ts';
import { plainNumber } from './plain-number.ts';
import { isoOfSerial, timeOfSerial } from './serial-date.ts';
import type { SharedStrings } from './shared-strings.ts';
import type { Workbook } from './workbook.ts';

/** The type of a cell in the workbook. */
export type SheetCellKind = 'text' | 'number' | 'date' | 'boolean';

/**
 * A row of a sheet that has at least one value. Cells without a value are null. Cells with a formula have the
 * value that Excel stored with it.
 */
export interface SheetRow {
  readonly number: number;
  readonly cells: (string | null)[];
  /** The types of the cells. Only the first {@link ROWS_WITH_KINDS} rows have them. */
  readonly kinds: (SheetCellKind | undefined)[];
}

export const ROWS_WITH_KINDS = 1000;

/** The most rows that Excel supports. */
const MOST_ROWS = 1_048_576;

const NUMBER: NumberFormat = { kind: 'number' };

/** Builds the rows of a sheet from the contents of its cells. */
export class RowBuilder {
  readonly #workbook: Workbook;
  readonly #strings: SharedStrings | undefined;
  rows: SheetRow[] = [];
  /** The number of the row, from 1. */
  number = 0;
  /** The index of the cell's column. */
  #column = -1;
  #cells: (string | null)[] = [];
  #kinds: (SheetCellKind | undefined)[] = [];
  #rowsBuilt = 0;

  constructor(workbook: Workbook, strings: SharedStrings | undefined) {
    this.#workbook = workbook;
    this.#strings = strings;
  }

  take(): SheetRow[] {
    const taken = this.rows;
    this.rows = [];
    return taken;
  }

  /** Begins a row. @param reference its attribute `r`. Without it, the row gets the next number. */
  begin(reference: string | undefined): void {
    const number = reference === undefined || reference === '' ? this.number + 1 : Number(reference);
    if (!(number > this.number && number <= MOST_ROWS)) {
      throw new TableUnreadable(
        `The file is a damaged Excel workbook: it has a row with the number ${reference}.`,
      );
    }
    this.number = number;
    this.#column = -1;
    this.#cells = [];
    if (this.#rowsBuilt < ROWS_WITH_KINDS) this.#kinds = [];
  }

  /** Begins a cell. @param column the index in its attribute `r`, or -1 if it follows the cell before */
  beginCell(column: number): void {
    this.#column = column < 0 ? this.#column + 1 : column;
  }

  end(): void {
    if (this.#cells.length === 0) return;
    this.rows.push({ number: this.number, cells: this.#cells, kinds: this.#kinds });
    if (++this.#rowsBuilt === ROWS_WITH_KINDS) this.#kinds = [];
  }

  /** Puts a text into the cell. */
  putText(text: string): void {
    this.#put(text, 'text');
  }

  /** Puts the content of `<v>` into the cell. @param type the cell's attribute `t` */
  putValue(type: string, style: number, value: string): void {
    if (value === '') return;
    switch (type) {
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
        // Errors such as #N/A and #REF! count as no value.
        break;
      default:
        this.#putNumber(style, value);
    }
  }

  #putNumber(style: number, value: string): void {
    const format = this.#workbook.formats[style] ?? NUMBER;
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
        `The file has a value in column ${column + 1} of row ${this.number}; at most ${CSV_COLUMNS} columns are allowed.`,
      );
    }
    while (this.#cells.length < column) this.#cells.push(null);
    this.#cells[column] = text;
    if (this.#rowsBuilt < ROWS_WITH_KINDS) this.#kinds[column] = kind;
  }

  #shared(number: string): string {
    const text = this.#strings?.get(Number(number));
    if (text !== undefined) return text;
    throw new TableUnreadable(
      `The file is a damaged Excel workbook: row ${this.number} refers to text ${number}, which does not exist.`,
    );
  }
}

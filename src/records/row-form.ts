import type { Column, ColumnType } from './column.ts';
import type { CsvWriter } from './csv-writer.ts';

/** The text around the values of a record, and the way in which values are written. */
export interface RowForm {
  /** Written before the first record. */
  readonly head: Buffer;
  /** Written before the value of each column. */
  readonly before: readonly Buffer[];
  /** Written between records, and after each record. */
  readonly separator: Buffer;
  readonly end: Buffer;
  /** How the values of a column of this type are written. */
  valueForm(type: ColumnType): ValueForm;
}

/** How the values of a column are written. */
export interface ValueForm {
  /** Whether strings keep their JSON quotes. */
  readonly quotes: boolean;
  /** The text for null, and for the empty string if `text` is given. */
  readonly null: Buffer;
  /** How to write strings that are not written as JSON. */
  readonly text?: TextForm;
}

/** How strings are written if they are not written as JSON. */
export interface TextForm {
  /**
   * For each byte, 1 if a string that begins with it may be copied unchanged. The string must also contain no
   * quote, escape, delimiter or first byte of U+FEFF.
   */
  readonly plainFirst: Uint8Array;
  /** An ASCII character code. */
  readonly delimiter: number;
  /** Converts any other string, given as JSON. */
  write(json: string): string;
}

const NULL = Buffer.from('null');
const NOTHING = Buffer.alloc(0);

function objects(columns: readonly Column[], separator: string, end: string): RowForm {
  return {
    head: NOTHING,
    before: columns.map(({ name }, at) => Buffer.from(`${at === 0 ? '{' : ','}${JSON.stringify(name)}:`)),
    separator: Buffer.from(separator),
    end: Buffer.from(end),
    // A decimal is stored as a string of its digits.
    valueForm: (type) => ({ quotes: type === 'text' || type === 'date', null: NULL }),
  };
}

/** The elements of a JSON array without its brackets: `{"name":"Ann","priority":1},{…}`. */
export const jsonForm = (columns: readonly Column[]): RowForm => objects(columns, ',', '}');

/** One object per line, each line ended by LF. */
export const ndjsonForm = (columns: readonly Column[]): RowForm => objects(columns, '', '}\n');

/** Rows of a CSV file. */
export function csvForm(columns: readonly Column[], writer: CsvWriter): RowForm {
  // A record with a single empty field would be a blank line, which readers skip.
  const blank = Buffer.from(columns.length === 1 ? '""' : '');
  const write = (json: string) => writer.field(JSON.parse(json) as string) || blank.toString();
  const text = { plainFirst, delimiter: writer.delimiter.charCodeAt(0), write };
  return {
    head: NOTHING,
    before: columns.map((_, at) => Buffer.from(at === 0 ? '' : writer.delimiter)),
    separator: NOTHING,
    end: Buffer.from(writer.lineEnd),
    valueForm: (type) => ({ quotes: false, null: blank, ...(type === 'text' && { text }) }),
  };
}

/** A field that begins with a letter or a digit cannot be a formula. */
const plainFirst = Uint8Array.from({ length: 256 }, (_, byte) =>
  /^[A-Za-z0-9]$/.test(String.fromCharCode(byte)) ? 1 : 0,
);

import type { Column, ColumnType } from './column.ts';
import type { CsvWriter } from './csv-writer.ts';

/** What stands around the values of a record, and how a value is written. */
export interface RowForm {
  /** Before the first record of all. */
  readonly head: Buffer;
  /** Before the value of each column. */
  readonly before: readonly Buffer[];
  /** Between records, and behind each of them. */
  readonly separator: Buffer;
  readonly end: Buffer;
  /** The values of a column of this type. */
  valueForm(type: ColumnType): ValueForm;
}

/** How the values of a column are written. */
export interface ValueForm {
  /** Whether the quotes of JSON stay around strings. */
  readonly quotes: boolean;
  /** What null becomes, and the empty string where `text` is. */
  readonly null: Buffer;
  /** Where strings are not written as JSON has them. */
  readonly text?: TextForm;
}

/** How strings are written that are not to be JSON. */
export interface TextForm {
  /**
   * For each byte, 1 where a string that begins with it is written as it is, if it holds no quote, escape or delimiter and not the first byte of
   * U+FEFF.
   */
  readonly plainFirst: Uint8Array;
  /** A byte of ASCII. */
  readonly delimiter: number;
  /** Writes any other string, given its JSON. */
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
    // Decimals are kept as strings of their own digits.
    valueForm: (type) => ({ quotes: type === 'text' || type === 'date', null: NULL }),
  };
}

/** `{"name":"Ann","priority":1},{…}`: the inside of a JSON array. */
export const jsonForm = (columns: readonly Column[]): RowForm => objects(columns, ',', '}');

/** One object a line, each line ended by LF. */
export const ndjsonForm = (columns: readonly Column[]): RowForm => objects(columns, '', '}\n');

/** Rows of a CSV file. */
export function csvForm(columns: readonly Column[], writer: CsvWriter): RowForm {
  // A record of one empty field would be a blank line, which readers skip.
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

/** A field that begins with a letter or a digit is no formula. */
const plainFirst = Uint8Array.from({ length: 256 }, (_, byte) =>
  /^[A-Za-z0-9]$/.test(String.fromCharCode(byte)) ? 1 : 0,
);

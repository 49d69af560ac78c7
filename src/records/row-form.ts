import type { Column, ColumnType } from './column.ts';
import type { CsvWriter } from './csv-writer.ts';

/** What stands around the values of a record, and how a value is written. */
export interface RowForm {
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
  /** What null becomes. */
  readonly null: Buffer;
  /** Where strings are not written as JSON has them. */
  readonly text?: TextForm;
}

/** How strings are written that are not to be JSON. */
export interface TextForm {
  /** For each byte, 1 where a string of such bytes is written as it is, and where one that begins with it is. */
  readonly plain: Uint8Array;
  readonly plainFirst: Uint8Array;
  /** Writes any other string, given its JSON. */
  write(json: string): string;
}

const NULL = Buffer.from('null');

function objects(columns: readonly Column[], separator: string, end: string): RowForm {
  return {
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
  const text = { ...plainText(writer.delimiter), write };
  return {
    before: columns.map((_, at) => Buffer.from(at === 0 ? '' : writer.delimiter)),
    separator: Buffer.alloc(0),
    end: Buffer.from(writer.lineEnd),
    valueForm: (type) => ({ quotes: false, null: blank, ...(type === 'text' && { text }) }),
  };
}

/**
 * Bytes that a CSV field may hold without a second look: no quote, delimiter, escape or control character, and not the first byte of U+FEFF.
 * A field that begins with a letter or a digit is no formula.
 */
function plainText(delimiter: string): Omit<TextForm, 'write'> {
  const special = new Set([...Buffer.from(`"\\${delimiter}`), 0xef]);
  const plain = Uint8Array.from({ length: 256 }, (_, byte) => (byte >= 0x20 && !special.has(byte) ? 1 : 0));
  const isFirst = (byte: number) => /^[A-Za-z0-9]$/.test(String.fromCharCode(byte));
  const plainFirst = Uint8Array.from(plain, (is, byte) => (is && byte < 0x80 && isFirst(byte) ? 1 : 0));
  return { plain, plainFirst };
}

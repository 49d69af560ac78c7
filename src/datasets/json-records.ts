import { itemAt, present } from '../present.ts';
import { Block } from '../records/block.ts';
import type { Column, Value } from '../records/column.ts';
import { checkJson, jsonMistake } from '../records/value.ts';
import { holdsUnusualNumber, parseJson } from '../records/value-number.ts';
import { type FieldErrors, Refusal } from '../refusal.ts';

/** How many mistakes one answer lists. More would not help the client. */
const MISTAKES_SHOWN = 20;

/**
 * Makes a block of the records of an upload. Each record is an object keyed by column, or an array in column
 * order. A missing member, a missing element at the end of an array, and null count as empty values.
 *
 * `bodyText` is the request's body. If the dataset has decimal columns and the text has numbers that
 * JavaScript would print differently, the text is parsed again to keep their digits.
 *
 * @throws Refusal that names each mistake as `records[17].priority`; nothing of the block may then be stored
 */
export function blockOfRecords(
  records: readonly unknown[],
  columns: readonly Column[],
  limits: { valueCharacters: number },
  bodyText = '',
): Block {
  if (columns.some(({ type }) => type === 'decimal') && holdsUnusualNumber(bodyText)) {
    records = exactRecords(bodyText);
  }
  const mistakes = new Mistakes();
  const values = columns.map(() => new Array<Value>(records.length).fill(null));
  const upload: Upload = { columns, known: new Set(columns.map(({ name }) => name)), values, mistakes };
  for (const [row, record] of records.entries()) {
    if (Array.isArray(record)) readArray(record, row, upload);
    else if (typeof record === 'object' && record !== null) {
      readObject(record as Record<string, unknown>, row, upload);
    } else mistakes.add(`records[${row}]`, 'must be an object keyed by column or an array in column order');
  }
  for (const [at, column] of columns.entries()) {
    if (column.type === 'text')
      checkLengths(itemAt(values, at), column.name, limits.valueCharacters, mistakes);
  }
  mistakes.refuse();
  return Block.of(records.length, values);
}

/** The records, with every number as it was sent. */
function exactRecords(bodyText: string): readonly unknown[] {
  try {
    return (parseJson(bodyText) as { records: unknown[] }).records;
  } catch (cause) {
    // The text has been parsed as JSON before, so parseJson can only fail because of the nesting.
    const message = 'are nested too deeply';
    throw new Refusal('invalid-request', `records ${message}`, { errors: { records: [message] }, cause });
  }
}

/** The block that an upload becomes, while it is filled. */
interface Upload {
  readonly columns: readonly Column[];
  /** The names of the columns. */
  readonly known: ReadonlySet<string>;
  /** The values of each column. */
  readonly values: readonly Value[][];
  readonly mistakes: Mistakes;
}

function readObject(
  record: Record<string, unknown>,
  row: number,
  { columns, known, values, mistakes }: Upload,
): void {
  for (let at = 0; at < columns.length; at++) {
    const { name, type } = present(columns[at], 'a column of the dataset');
    // A column may be called `constructor`, which every object inherits.
    const raw = name in inherited && !Object.hasOwn(record, name) ? undefined : record[name];
    const value = checkJson[type](raw);
    if (value === undefined) mistakes.add(`records[${row}].${name}`, jsonMistake(type, raw));
    else present(values[at], 'the values of a column')[row] = value;
  }
  for (const name in record) {
    if (!known.has(name)) mistakes.add(`records[${row}].${name}`, 'is not a column of this dataset');
  }
}

function readArray(record: readonly unknown[], row: number, { columns, values, mistakes }: Upload): void {
  if (record.length > columns.length) {
    mistakes.add(`records[${row}]`, `has ${record.length} values for ${columns.length} columns`);
  }
  for (let at = 0; at < columns.length; at++) {
    const { name, type } = present(columns[at], 'a column of the dataset');
    const value = checkJson[type](record[at]);
    if (value === undefined) mistakes.add(`records[${row}].${name}`, jsonMistake(type, record[at]));
    else present(values[at], 'the values of a column')[row] = value;
  }
}

function checkLengths(values: readonly Value[], name: string, limit: number, mistakes: Mistakes): void {
  for (let row = 0; row < values.length; row++) {
    const value = values[row];
    if (typeof value === 'string' && value.length > limit) {
      mistakes.add(`records[${row}].${name}`, `must not be longer than ${limit} characters`);
    }
  }
}

const inherited = {};

class Mistakes {
  readonly #errors: FieldErrors = {};
  #count = 0;

  add(field: string, message: string): void {
    this.#count++;
    if (this.#count > MISTAKES_SHOWN) return;
    this.#errors[field] = [...(this.#errors[field] ?? []), message];
  }

  refuse(): void {
    const first = Object.entries(this.#errors)[0];
    if (first === undefined) return;
    const more = this.#count > 1 ? ` (and ${this.#count - 1} more)` : '';
    throw new Refusal('invalid-request', `${first[0]} ${first[1][0]}${more}`, { errors: this.#errors });
  }
}

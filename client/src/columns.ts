import { FettleError } from './errors.ts';
import type { Workflow } from './openapi.ts';

/** A record: column name → value. `undefined` and `null` are empty. */
export type Row = Readonly<Record<string, unknown>>;

/** The type of a column. The service writes them as the numbers 0 to 4, in this order. */
export const COLUMN_TYPES = ['text', 'integer', 'decimal', 'date', 'boolean'] as const;

export type ColumnType = (typeof COLUMN_TYPES)[number];

/** Column name → type, in the order of the columns. */
export type Columns = Readonly<Record<string, ColumnType>>;

/**
 * The columns of some rows, in the order in which they first occur. A column holds numbers, booleans or dates
 * if all of its values do, and text otherwise. Text never becomes a number: `"00123"` stays as it is.
 *
 *     columnsOf([{ id: 7, name: 'Ann' }]) // { id: 'integer', name: 'text' }
 */
export function columnsOf(rows: readonly Row[]): Columns {
  const types = new Map<string, ColumnType | undefined>();
  for (const row of rows) {
    for (const [name, value] of Object.entries(row)) {
      const type = value === null || value === undefined ? undefined : typeOf(value);
      types.set(name, common(types.get(name), type));
    }
  }
  return Object.fromEntries([...types].map(([name, type]) => [name, type ?? 'text']));
}

function typeOf(value: unknown): ColumnType {
  if (typeof value === 'boolean') return 'boolean';
  if (value instanceof Date) return 'date';
  if (Number.isSafeInteger(value)) return 'integer';
  return typeof value === 'number' ? 'decimal' : 'text';
}

function common(one: ColumnType | undefined, other: ColumnType | undefined): ColumnType | undefined {
  if (one === undefined || other === undefined || one === other) return one ?? other;
  const areNumbers = [one, other].every((type) => type === 'integer' || type === 'decimal');
  return areNumbers ? 'decimal' : 'text';
}

/**
 * @internal The columns of rows for an input of a workflow. A column that the input needs gets the type that
 * the workflow gives it.
 * @throws FettleError if a column that the workflow needs is missing
 */
export function columnsFor(workflow: Workflow, input: Workflow['inputs'][number], found: Columns): Columns {
  const missing = input.columns
    .filter(({ name }) => !Object.hasOwn(found, name))
    .map(({ name }) => `\`${name}\``);
  if (missing.length > 0) {
    const has = Object.keys(found).map((name) => `\`${name}\``);
    const noun = missing.length === 1 ? 'column' : 'columns';
    throw new FettleError(
      `The rows have no ${noun} ${missing.join(', ')}, which the workflow “${workflow.name}” needs. Their columns are ${has.join(', ')}.`,
    );
  }
  const needed = input.columns.map(({ name, type }) => [name, COLUMN_TYPES[type]!] as const);
  return { ...found, ...Object.fromEntries(needed) };
}

/** @internal A block of rows as JSON, with dates in ISO 8601, and every value of a text column as text. */
export function blockBody(blockNumber: number, rows: readonly Row[], columns: Columns): string {
  const names = Object.keys(columns);
  const records = rows.map((row) => {
    const unknown = Object.keys(row).find((name) => !Object.hasOwn(columns, name));
    if (unknown !== undefined)
      throw new FettleError(
        `A row has the column \`${unknown}\`, which the first rows do not have. Give \`columns\`.`,
      );
    // Every object inherits a `constructor`, which is not the value of a column with that name.
    return names.map((name) => (Object.hasOwn(row, name) ? valueFor(columns[name]!, row[name]) : null));
  });
  return JSON.stringify({ blockNumber, records });
}

function valueFor(type: ColumnType, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  return type === 'text' && typeof value !== 'string' ? String(value) : value;
}

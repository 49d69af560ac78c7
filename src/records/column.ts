/**
 * The five types of a column. In requests and answers a type is its number: 0 text, 1 integer, 2 decimal, 3
 * date, 4 boolean. Everywhere else it is its name.
 */
export const COLUMN_TYPES = ['text', 'integer', 'decimal', 'date', 'boolean'] as const;

export type ColumnType = (typeof COLUMN_TYPES)[number];

/** A named, typed column of a dataset. Columns keep the order in which they were given. */
export interface Column {
  readonly name: string;
  readonly type: ColumnType;
}

/**
 * One value of a record, as steps see it:
 *
 * - text: a string, kept code unit for code unit
 * - integer: a safe integer (|n| < 2^53)
 * - decimal: a **string** with a JSON number exactly as it was sent (`1.10` stays `1.10`)
 * - date: a string with an ISO 8601 date or date-time exactly as it was sent
 * - boolean: true or false
 * - null: empty
 */
export type Value = string | number | boolean | null;

/** The pattern of dataset and column names (docs/operators/workflows.md): a-z first, then a-z, 0-9 or _. */
export const NAME_PATTERN = '^[a-z][a-z0-9_]*$';

const nameRule = new RegExp(NAME_PATTERN);

/** The longest dataset or column name, in characters. */
export const NAME_LENGTH = 100;

/** Whether `name` is a valid name for a dataset or a column. */
export function isName(name: string): boolean {
  return name.length <= NAME_LENGTH && nameRule.test(name);
}

/** The wire number of a column type: its index in {@link COLUMN_TYPES}. */
export function typeNumber(type: ColumnType): number {
  return COLUMN_TYPES.indexOf(type);
}

/** The column type with a wire number, or undefined if there is none. */
export function typeOfNumber(number: number): ColumnType | undefined {
  return COLUMN_TYPES[number];
}

import type { FileMetaData, SchemaElement } from 'hyparquet';
import { itemAt } from '../../present.ts';
import type { ColumnType } from '../../records/column.ts';
import { textOf } from './value-parsers.ts';

/** A column of the table, and the function that turns its values into text. */
export interface Leaf {
  readonly name: string;
  readonly type: ColumnType;
  readonly read: (value: unknown) => string | null;
}

/**
 * The top-level columns of the schema. Decimals are read as whole numbers and get their point here, so that
 * no digit is lost.
 */
export function topColumns({ schema, row_groups }: FileMetaData): Leaf[] {
  const leaves: Leaf[] = [];
  for (let at = 1; at < schema.length; ) {
    const element = itemAt(schema, at);
    leaves.push(leafOf(element, isSafe(element, row_groups)));
    at += 1 + below(schema, at);
  }
  return leaves;
}

/** How many elements of the schema are below an element. */
function below(schema: readonly SchemaElement[], at: number): number {
  let count = 0;
  for (let child = 0; child < (itemAt(schema, at).num_children ?? 0); child++) {
    count += 1 + below(schema, at + 1 + count);
  }
  return count;
}

function leafOf(element: SchemaElement, isSafe: boolean): Leaf {
  const {
    name,
    type,
    converted_type: converted,
    logical_type: logical,
    repetition_type: repetition,
  } = element;
  if ((element.num_children ?? 0) > 0 || repetition === 'REPEATED')
    return { name, type: 'text', read: textOf };
  if (converted === 'DECIMAL' || logical?.type === 'DECIMAL') {
    const scale = element.scale ?? (logical?.type === 'DECIMAL' ? logical.scale : 0);
    delete element.converted_type;
    delete element.logical_type;
    return {
      name,
      type: 'decimal',
      read: (value) => (value == null ? null : withPoint(wholeOf(value), scale)),
    };
  }
  if (converted === 'DATE' || logical?.type === 'DATE') return { name, type: 'date', read: textOf };
  if (converted?.startsWith('TIMESTAMP') || logical?.type === 'TIMESTAMP' || type === 'INT96') {
    const isUtc = logical?.type === 'TIMESTAMP' ? logical.isAdjustedToUTC : type !== 'INT96';
    return {
      name,
      type: 'date',
      read: (value) => (value == null ? null : `${textOf(value)}${isUtc ? 'Z' : ''}`),
    };
  }
  if (type === 'BOOLEAN') return { name, type: 'boolean', read: textOf };
  if (type === 'INT32' || (type === 'INT64' && isSafe)) return { name, type: 'integer', read: textOf };
  if (type === 'FLOAT' || type === 'DOUBLE') {
    return { name, type: 'decimal', read: (value) => (Number.isFinite(value) ? String(value) : null) };
  }
  return { name, type: 'text', read: textOf };
}

/** Whether the statistics show that all numbers of a column are safe integers. */
function isSafe({ name, type }: SchemaElement, groups: FileMetaData['row_groups']): boolean {
  if (type !== 'INT64') return true;
  return groups.every(({ columns }) => {
    const statistics = columns.find(({ meta_data }) => meta_data?.path_in_schema[0] === name)?.meta_data
      ?.statistics;
    const bounds = [statistics?.min_value ?? statistics?.min, statistics?.max_value ?? statistics?.max];
    const isEmpty = statistics?.null_count !== undefined && bounds.every((bound) => bound === undefined);
    return (
      isEmpty || bounds.every((bound) => typeof bound === 'bigint' && Number.isSafeInteger(Number(bound)))
    );
  });
}

/** The unscaled whole number of a decimal, stored as an integer or as two's complement bytes. */
function wholeOf(value: unknown): bigint {
  if (!(value instanceof Uint8Array)) return BigInt(value as number | bigint);
  const hex = Buffer.from(value).toString('hex');
  return hex === '' ? 0n : BigInt.asIntN(value.length * 8, BigInt(`0x${hex}`));
}

function withPoint(whole: bigint, scale: number): string {
  if (scale <= 0) return String(whole * 10n ** BigInt(-scale));
  const digits = String(whole < 0n ? -whole : whole).padStart(scale + 1, '0');
  return `${whole < 0n ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

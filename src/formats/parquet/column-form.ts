import type { SchemaElement } from 'hyparquet';
import type { ColumnType, Value } from '../../records/column.ts';
import { isIsoDate } from '../../records/value-date.ts';
import { significant } from '../xlsx/plain-number.ts';

/** How a column is stored in Parquet. */
export interface ColumnForm {
  readonly element: Omit<SchemaElement, 'name'>;
  /** Converts a value for the writer. Returns undefined if the value does not fit this form. */
  readonly convert: (value: Exclude<Value, null>) => unknown;
  /** The kind of values, for messages. */
  readonly said: string;
  readonly isText?: boolean;
}

const OPTIONAL = { repetition_type: 'OPTIONAL' } as const;

const TEXT: ColumnForm = {
  element: { ...OPTIONAL, type: 'BYTE_ARRAY', converted_type: 'UTF8', logical_type: { type: 'STRING' } },
  convert: (value) => String(value).toWellFormed(),
  said: 'text',
  isText: true,
};

const INTEGER: ColumnForm = {
  element: { ...OPTIONAL, type: 'INT64' },
  convert: (value) => (typeof value === 'number' ? BigInt(value) : undefined),
  said: 'whole numbers',
};

const BOOLEAN: ColumnForm = {
  element: { ...OPTIONAL, type: 'BOOLEAN' },
  convert: (value) => (typeof value === 'boolean' ? value : undefined),
  said: 'true and false',
};

/** Decimals whose digits fit into a double. */
const DOUBLE: ColumnForm = {
  element: { ...OPTIONAL, type: 'DOUBLE' },
  convert: (value) => {
    const number = Number(value);
    const [digits = ''] = String(value).split(/[eE]/);
    return Number.isFinite(number) && significant(digits) <= 15 ? number : undefined;
  },
  said: 'numbers of at most 15 digits',
};

const DAY: ColumnForm = {
  element: { ...OPTIONAL, type: 'INT32', converted_type: 'DATE', logical_type: { type: 'DATE' } },
  convert: (value) => {
    const text = String(value);
    return text.length === 10 && isIsoDate(text) ? dayOf(text) : undefined;
  },
  said: 'dates without a time',
};

const TIME: ColumnForm = {
  element: {
    ...OPTIONAL,
    type: 'INT64',
    logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: false, unit: 'MILLIS' },
  },
  convert: (value) => {
    const text = String(value);
    if (!/T\d\d:\d\d:[0-5]\d(?:\.\d{3})?$/.test(text) || text.endsWith('.000') || !isIsoDate(text))
      return undefined;
    return new Date(`${text}Z`);
  },
  said: 'dates with a time',
};

/** Days since 1 January 1970. */
function dayOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / 86_400_000;
}

const FORMS: Readonly<Record<ColumnType, readonly ColumnForm[]>> = {
  text: [],
  integer: [INTEGER],
  decimal: [DOUBLE],
  date: [DAY, TIME],
  boolean: [BOOLEAN],
};

/** The form of a column whose type has only one form, whatever its values are. Undefined for other types. */
export function onlyFormOf(type: ColumnType): ColumnForm | undefined {
  if (type === 'text') return TEXT;
  return type === 'integer' || type === 'boolean' ? FORMS[type][0] : undefined;
}

/**
 * The form that suits a column's type and first values. It is text if no other form keeps the values
 * unchanged.
 */
export function formOf(type: ColumnType, values: readonly Value[]): ColumnForm {
  return (
    FORMS[type].find(({ convert }) =>
      values.every((value) => value === null || convert(value) !== undefined),
    ) ?? TEXT
  );
}

import type { ColumnType, Value } from './column.ts';
import { isIsoDate } from './value-date.ts';
import { integerOfText, isDecimal, NumberSource, tidyDecimal } from './value-number.ts';

/*
 * How values come in and go out, by the type of their column. Two ways in: a JSON value (an upload) and the text of
 * a CSV field. Both give `undefined` for a mistake and leave the sentence to a second function, so that the good case,
 * a million values a second, makes no object and no string.
 */

/** Checks one JSON value: the {@link Value} to keep, or undefined where it is not of the type. Null is empty. */
export type JsonCheck = (value: unknown) => Value | undefined;

/** Reads one CSV field: the {@link Value} it stands for, or undefined where it is not of the type. */
export type TextParse = (text: string) => Value | undefined;

/**
 * The JSON check of each column type. A member that is missing (undefined) is empty, as null is. Numbers may be
 * {@link NumberSource}s, which `parseJson` makes; without it a decimal keeps its value but not its trailing zeros.
 *
 * - text: a JSON string, kept code unit for code unit
 * - integer: a number without a fraction (`5`, `5.0`, `5e0`), within ±(2^53 − 1)
 * - decimal: any JSON number
 * - date: a JSON string that {@link isIsoDate} accepts
 * - boolean: `true` or `false`
 */
export const checkJson: Readonly<Record<ColumnType, JsonCheck>> = {
  text: (value) => (typeof value === 'string' ? value : emptyOr(value)),
  integer: (value) => {
    const number = value instanceof NumberSource ? Number(value.source) : value;
    // Adding zero turns −0 into the 0 that it would come back as once it has been stored as JSON.
    return Number.isSafeInteger(number) ? (number as number) + 0 : emptyOr(value);
  },
  decimal: (value) => {
    if (value instanceof NumberSource) return value.source;
    return Number.isFinite(value) ? String(value) : emptyOr(value);
  },
  date: (value) => (typeof value === 'string' && isIsoDate(value) ? value : emptyOr(value)),
  boolean: (value) => (typeof value === 'boolean' ? value : emptyOr(value)),
};

/**
 * The CSV parser of each column type. An empty field is null whatever the type. Text is kept as it stands; around the
 * others spaces are ignored.
 *
 * - integer: digits with an optional sign, leading zeros, and a fraction of zeros only (`5`, `+5`, `-007`, `5.0`)
 * - decimal: a JSON number as it stands; `+1.5`, `.5`, `5.` and `007` are put into JSON's form (`1.5`, `0.5`, `5`, `7`)
 * - date: what {@link isIsoDate} accepts
 * - boolean: `true`, `false`, `yes`, `no`, `1`, `0`, in any case
 */
export const parseText: Readonly<Record<ColumnType, TextParse>> = {
  text: (text) => (text === '' ? null : text),
  integer: (text) => (text === '' ? null : integerOfText(text.trim())),
  decimal: (text) => {
    if (text === '') return null;
    const number = text.trim();
    return isDecimal(number) ? number : tidyDecimal(number);
  },
  date: (text) => {
    if (text === '') return null;
    const date = text.trim();
    return isIsoDate(date) ? date : undefined;
  },
  boolean: (text) => (text === '' ? null : booleans.get(text.trim().toLowerCase())),
};

/** A value as the text of a CSV field: empty for null, `true` and `false`, all else as it is kept. */
export function valueText(value: Value): string {
  return value === null ? '' : String(value);
}

/** A value as JSON. A decimal is printed as the number it was sent as, digit for digit. */
export function valueJson(type: ColumnType, value: Value): string {
  return type === 'decimal' && value !== null ? String(value) : JSON.stringify(value);
}

/** What is wrong with a JSON value that {@link checkJson} refused: the end of a sentence whose subject is the column. */
export function jsonMistake(type: ColumnType, value: unknown): string {
  const isNumber = typeof value === 'number' || value instanceof NumberSource;
  if (type === 'integer' && isNumber) {
    const number = value instanceof NumberSource ? Number(value.source) : value;
    return Number.isInteger(number) || !Number.isFinite(number) ? tooLong : 'must be an integer';
  }
  return jsonMistakes[type];
}

/** What is wrong with a CSV field that {@link parseText} refused: the end of a sentence whose subject is the column. */
export function textMistake(type: ColumnType, text: string): string {
  if (type === 'integer' && /^[+-]?\d+(\.0*)?$/.test(text.trim())) return tooLong;
  return textMistakes[type];
}

const tooLong = 'must lie between -9007199254740991 and 9007199254740991; send longer numbers as text';

const jsonMistakes: Readonly<Record<ColumnType, string>> = {
  text: 'must be a string',
  integer: 'must be an integer',
  decimal: 'must be a number',
  date: 'must be an ISO 8601 date or date-time, such as 2025-03-31 or 2025-03-31T14:05:00Z',
  boolean: 'must be true or false',
};

const textMistakes: Readonly<Record<ColumnType, string>> = {
  ...jsonMistakes,
  decimal: 'must be a number with a decimal point and without separators, such as 1234.50',
  boolean: 'must be true, false, yes, no, 1 or 0',
};

const booleans: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['yes', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['0', false],
]);

function emptyOr(value: unknown): null | undefined {
  return value === null || value === undefined ? null : undefined;
}

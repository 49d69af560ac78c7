import type { ColumnType, Value } from './column.ts';
import { isIsoDate } from './value-date.ts';
import { integerOfText, isDecimal, NumberSource, tidyDecimal } from './value-number.ts';

/*
 * Reads and writes values by the type of their column. A value arrives as a JSON value (an upload) or as the
 * text of a CSV field. For a wrong value both functions return `undefined`, and a second function words the
 * error. So the good case, a million values a second, creates no object and no string.
 */

/**
 * Checks a JSON value. Returns the {@link Value} to keep, or undefined if the value has the wrong type. Null
 * is empty.
 */
export type JsonCheck = (value: unknown) => Value | undefined;

/** Reads a CSV field. Returns its {@link Value}, or undefined if it has the wrong type. */
export type TextParse = (text: string) => Value | undefined;

/**
 * The JSON check of each column type. A missing member (undefined) is empty, like null. Numbers may be {@link
 * NumberSource}s from `parseJson`. Without those a decimal keeps its value but loses trailing zeros.
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
    // Adding zero turns −0 into 0, because storing it as JSON would do the same.
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
 * The CSV parser of each column type. An empty field is null in every type. Text is kept unchanged. For the
 * other types spaces around the value are ignored.
 *
 * - integer: digits with an optional sign, leading zeros, and a fraction of zeros only (`5`, `+5`, `-007`,
 *   `5.0`)
 * - decimal: a JSON number is kept; `+1.5`, `.5`, `5.` and `007` are converted to JSON's form (`1.5`, `0.5`,
 *   `5`, `7`)
 * - date: a date that {@link isIsoDate} accepts
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

/** A value as the text of a CSV field. Null gives the empty text. */
export function valueText(value: Value): string {
  return value === null ? '' : String(value);
}

/** A value as JSON. A decimal is printed digit for digit as it was sent. */
export function valueJson(type: ColumnType, value: Value): string {
  return type === 'decimal' && value !== null ? String(value) : JSON.stringify(value);
}

/**
 * What is wrong with a JSON value that {@link checkJson} refused, as the end of a sentence about the column.
 */
export function jsonMistake(type: ColumnType, value: unknown): string {
  const isNumber = typeof value === 'number' || value instanceof NumberSource;
  if (type === 'integer' && isNumber) {
    const number = value instanceof NumberSource ? Number(value.source) : value;
    return Number.isInteger(number) || !Number.isFinite(number) ? tooLong : 'must be an integer';
  }
  return jsonMistakes[type];
}

/**
 * What is wrong with a CSV field that {@link parseText} refused, as the end of a sentence about the column.
 */
export function textMistake(type: ColumnType, text: string): string {
  if (type === 'integer' && /^[+-]?\d+(\.0*)?$/.test(text.trim())) return tooLong;
  return textMistakes[type];
}

const tooLong = 'must be between -9007199254740991 and 9007199254740991; send longer numbers as text';

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

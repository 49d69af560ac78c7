import type { ColumnType, Value } from '../records/column.ts';
import { checkJson, parseText } from '../records/value.ts';
import { clip, didYouMean, oneOf } from './closest.ts';

/** A value that the client gives with a job, and its limits. */
export interface Parameter {
  readonly name: string;
  readonly type: ColumnType;
  readonly description: string;
  /** Whether a job without it is refused. Never true for a parameter with a default. */
  readonly required: boolean;
  /**
   * The value if a job does not give one. If it is null, options that refer to the parameter keep their own
   * default.
   */
  readonly default: ParameterValue | null;
  /** Inclusive; for integer and decimal. */
  readonly minimum?: number;
  readonly maximum?: number;
  /** The permitted values; not for boolean. */
  readonly enum?: readonly ParameterValue[];
  /** A regular expression that the whole text must match. */
  readonly pattern?: string;
  /** In characters; for text. */
  readonly maxLength?: number;
}

/** Integers and decimals are numbers; dates are ISO 8601 text. */
export type ParameterValue = string | number | boolean;

/** The longest text of a parameter without `maxLength`, in characters. */
export const PARAMETER_LENGTH = 1000;

/** The limits that each type may have. */
export const LIMITS = {
  text: ['enum', 'pattern', 'maxLength'],
  integer: ['minimum', 'maximum', 'enum'],
  decimal: ['minimum', 'maximum', 'enum'],
  date: ['enum'],
  boolean: [],
} as const satisfies Record<ColumnType, readonly (keyof Parameter)[]>;

type Converted = { readonly value: ParameterValue } | { readonly error: string };

/**
 * Converts what a client sent for a parameter: a JSON scalar, or the same value as text (`5` or `"5"`).
 * Returns the value, or the mistake in words that follow the parameter's name ("must be …").
 */
export function parameterValue(parameter: Parameter, given: unknown): Converted {
  const converted = convert(parameter.type, given);
  if ('error' in converted) return converted;
  const error = limitBroken(parameter, converted.value);
  return error === undefined ? converted : { error };
}

/** Converts a scalar to a type, without regard to the parameter's limits. Text is read as in a CSV field. */
export function convert(type: ColumnType, given: unknown): Converted {
  const value =
    typeof given === 'string'
      ? fromText(type, given)
      : type === 'text'
        ? scalarText(given)
        : fromJson(type, given);
  return value === null || value === undefined
    ? { error: `must be ${typeNouns[type]}, not ${shown(given)}` }
    : { value };
}

function fromText(type: ColumnType, text: string): Value | undefined {
  if (type === 'text') return text;
  const value = parseText[type](text);
  return type === 'decimal' ? finite(value) : value;
}

function fromJson(type: ColumnType, given: unknown): Value | undefined {
  return type === 'decimal' ? finite(given) : checkJson[type](given);
}

/** Options take decimals as numbers. */
function finite(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number(value) : value;
  // Adding zero turns −0 into 0, as JSON does.
  return Number.isFinite(number) ? (number as number) + 0 : undefined;
}

function scalarText(given: unknown): string | undefined {
  return typeof given === 'number' || typeof given === 'boolean' ? String(given) : undefined;
}

/** The name of each type's values in messages. */
export const typeNouns: Record<ColumnType, string> = {
  text: 'text',
  integer: 'an integer',
  decimal: 'a number',
  date: 'a date such as 2026-01-31',
  boolean: 'true or false',
};

function limitBroken(parameter: Parameter, value: ParameterValue): string | undefined {
  const { minimum, maximum, pattern, maxLength = PARAMETER_LENGTH } = parameter;
  if (parameter.enum !== undefined && !parameter.enum.includes(value)) {
    const values = parameter.enum.map(String);
    return `must be ${oneOf(values)}, not ${shown(value)}${didYouMean(String(value), values)}`;
  }
  if (typeof value === 'number') {
    if (minimum !== undefined && value < minimum) return `must be at least ${minimum}, not ${value}`;
    if (maximum !== undefined && value > maximum) return `must be at most ${maximum}, not ${value}`;
  }
  if (parameter.type === 'text' && typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed())
      return 'must not contain a NUL character or half of a surrogate pair';
    if (value.length > maxLength) return `must be at most ${maxLength} characters, not ${value.length}`;
    if (pattern !== undefined && !wholePattern(pattern).test(value)) {
      return `must match ${pattern}, which ${shown(value)} does not`;
    }
  }
  return undefined;
}

/** The regular expression of a text parameter. @throws SyntaxError if it is not valid */
export function wholePattern(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`, 'u');
}

/** A value as shown in messages. */
export function shown(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  return clip(typeof value === 'string' ? JSON.stringify(value) : String(value));
}

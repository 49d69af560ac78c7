import type { ColumnType } from '../records/column.ts';
import { clip, didYouMean, oneOf } from './closest.ts';

/** A value that the client gives with a job, and its limits. */
export interface Parameter {
  readonly name: string;
  readonly type: ColumnType;
  readonly description: string;
  /** Whether a job without it is refused. A parameter with a default never is. */
  readonly required: boolean;
  /** What stands where a job does not give it; null for none: options that refer to it keep their own default. */
  readonly default: ParameterValue | null;
  /** Inclusive; integer and decimal. */
  readonly minimum?: number;
  readonly maximum?: number;
  /** The values permitted; not boolean. */
  readonly enum?: readonly ParameterValue[];
  /** A regular expression that the whole text must match. */
  readonly pattern?: string;
  /** In characters; text. */
  readonly maxLength?: number;
}

/** Integer and decimal are numbers, date is ISO 8601 text. */
export type ParameterValue = string | number | boolean;

/** The longest text a parameter may hold where it sets no `maxLength`, in characters. */
export const PARAMETER_LENGTH = 1000;

/** Which limits a type may have. */
export const LIMITS = {
  text: ['enum', 'pattern', 'maxLength'],
  integer: ['minimum', 'maximum', 'enum'],
  decimal: ['minimum', 'maximum', 'enum'],
  date: ['enum'],
  boolean: [],
} as const satisfies Record<ColumnType, readonly (keyof Parameter)[]>;

type Converted = { readonly value: ParameterValue } | { readonly error: string };

/**
 * The value of a parameter from what a client sent, a JSON scalar or the same as text (`5` or `"5"`), or what is wrong
 * with it in words that follow the parameter's name ("must be …").
 */
export function parameterValue(parameter: Parameter, given: unknown): Converted {
  const converted = convert(parameter.type, given);
  if ('error' in converted) return converted;
  const error = limitBroken(parameter, converted.value);
  return error === undefined ? converted : { error };
}

/** Converts a scalar to a type, without the parameter's limits. */
export function convert(type: ColumnType, given: unknown): Converted {
  if (typeof given === 'string' || typeof given === 'number' || typeof given === 'boolean') {
    const value = converters[type](given);
    if (value !== undefined) return { value };
  }
  return { error: `must be ${typeNouns[type]}, not ${shown(given)}` };
}

/** What a value of each type is called in a message. */
export const typeNouns: Record<ColumnType, string> = {
  text: 'text',
  integer: 'an integer',
  decimal: 'a number',
  date: 'a date such as 2026-01-31',
  boolean: 'true or false',
};

const converters: Record<ColumnType, (given: ParameterValue) => ParameterValue | undefined> = {
  text: String,
  integer: (given) => {
    const number = typeof given === 'string' && /^[+-]?\d+$/.test(given) ? Number(given) : given;
    return Number.isSafeInteger(number) ? number : undefined;
  },
  decimal: (given) => {
    const number =
      typeof given === 'string' && /^[+-]?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(given) ? Number(given) : given;
    return Number.isFinite(number) ? number : undefined;
  },
  date: (given) => (typeof given === 'string' && isDate(given) ? given : undefined),
  boolean: (given) => {
    const text = String(given).toLowerCase();
    return typeof given !== 'number' && (text === 'true' || text === 'false') ? text === 'true' : undefined;
  },
};

/** The ISO 8601 forms of a date or date-time; the day must exist. */
function isDate(text: string): boolean {
  const match =
    /^(\d{4})-(\d{2})-(\d{2})(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]([01]\d|2[0-3]):?[0-5]\d)?)?$/.exec(
      text,
    );
  if (match === null) return false;
  const day = new Date(`${match[1]}-${match[2]}-${match[3]}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.getUTCDate() === Number(match[3]);
}

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
    if (value.includes('\0') || !value.isWellFormed()) return 'must hold no NUL and no half surrogate pair';
    if (value.length > maxLength) return `must be at most ${maxLength} characters, not ${value.length}`;
    if (pattern !== undefined && !wholePattern(pattern).test(value)) {
      return `must match ${pattern}, which ${shown(value)} does not`;
    }
  }
  return undefined;
}

/** The regular expression of a text parameter. @throws SyntaxError when it is none. */
export function wholePattern(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`, 'u');
}

/** A value as a message shows it. */
export function shown(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  return clip(typeof value === 'string' ? JSON.stringify(value) : String(value));
}

import type { ErrorObject } from 'ajv';
import { NAME_PATTERN } from '../../records/column.ts';
import { clip, didYouMean, oneOf, unknownName } from '../closest.ts';
import { acceptedTypes, type JsonSchema, jsonType, permitted } from '../option.ts';
import { shown } from '../parameter.ts';
import { isParameterReference } from '../workflow.ts';
import { RULES } from './schema.ts';
import type { Path } from './source.ts';

/** A mistake that the schema finds, before it has a line and column. */
export interface SchemaMistake {
  readonly path: Path;
  readonly part: 'key' | 'value';
  readonly message: string;
  /** The part that must be left out so that the rest can be read. */
  readonly unreadable: Path | undefined;
}

/** Describes in a sentence each mistake that a JSON Schema validator found. */
export function schemaMistakes(errors: readonly ErrorObject[], content: unknown): SchemaMistake[] {
  return meantForms(errors)
    .filter(({ keyword, propertyName }) => keyword !== 'if' && propertyName === undefined)
    .map((error) => mistakeOf(error, pathOf(error.instancePath, content)));
}

/**
 * A wrong value that may have several forms (`anyOf`) fails each of them. Only the errors of the intended
 * form are useful: the form that permits the JSON type of the value. If no form permits it, only the error of
 * the `anyOf` itself is kept.
 */
function meantForms(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf');
  const meant = new Map(
    choices.map((choice) => [`${choice.schemaPath} ${choice.instancePath}`, meantForm(choice)]),
  );
  return errors.filter((error) => {
    const own = meant.get(`${error.schemaPath} ${error.instancePath}`);
    if (own !== undefined && own >= 0) return false;
    return enclosingForms(error).every(({ choice, form }) => (meant.get(choice) ?? form) === form);
  });
}

/** The index of the intended form, or -1. */
function meantForm({ schema, data, instancePath }: ErrorObject): number {
  const forms = schema as JsonSchema[];
  if (isParameterReference(data) && instancePath.includes('/options/')) return forms.length - 1;
  return forms.findIndex((form) => acceptedTypes(form).has(jsonType(data)));
}

/**
 * Every `anyOf` that this error may belong to, as a key of `meant`, with the form in which the error
 * occurred.
 */
function enclosingForms({ schemaPath, instancePath }: ErrorObject): { choice: string; form: number }[] {
  const places = [...`${instancePath}/`.matchAll(/\//g)].map(({ index }) => instancePath.slice(0, index));
  return [...schemaPath.matchAll(/\/anyOf(?=\/(\d+))/g)].flatMap(({ 0: keyword, 1: form, index }) => {
    const path = schemaPath.slice(0, index + keyword.length);
    return places.map((place) => ({ choice: `${path} ${place}`, form: Number(form) }));
  });
}

/** Converts a JSON pointer into a path. Positions in a list become numbers. */
function pathOf(pointer: string, content: unknown): Path {
  let at = content;
  return pointer
    .split('/')
    .slice(1)
    .map((part) => {
      const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
      const step = Array.isArray(at) ? Number(key) : key;
      at = (at as Record<string | number, unknown>)[step];
      return step;
    });
}

function mistakeOf(error: ErrorObject, path: Path): SchemaMistake {
  const parent = error.parentSchema as JsonSchema;
  const whole = { path, part: 'value', unreadable: path } as const;
  const subject = subjectOf(path);
  switch (error.keyword) {
    case 'required': {
      const key = error.params['missingProperty'] as string;
      return { path, part: 'key', unreadable: undefined, message: `${subject} needs the key ${key}.` };
    }
    case 'additionalProperties': {
      const key = error.params['additionalProperty'] as string;
      const unreadable = [...path, key];
      return { path: unreadable, part: 'key', unreadable, message: unknownKey(path, key, parent) };
    }
    case 'propertyNames': {
      const key = error.params['propertyName'] as string;
      return { path: [...path, key], part: 'key', unreadable: undefined, message: badName(path, key, error) };
    }
    case 'enum': {
      const values = (error.schema as unknown[]).map(String);
      const value = String(error.data);
      const message =
        path.at(-1) === 'step'
          ? unknownName('step', value, values)
          : `${subject} must be ${oneOf(values)}, not ${shown(error.data)}${didYouMean(value, values) || '.'}`;
      return { ...whole, message };
    }
    case 'anyOf':
      return {
        ...whole,
        message: wrongType(subject, { anyOf: error.schema as JsonSchema[] }, error.data),
      };
    case 'type':
      return { ...whole, message: wrongType(subject, parent, error.data) };
    case 'pattern': {
      const pattern = error.schema as string;
      const rule = RULES[pattern] ?? (pattern.startsWith(NAME_PATTERN) ? RULES[NAME_PATTERN] : undefined);
      const problem =
        rule === undefined ? `must match ${pattern}` : `is not valid (${clip(String(error.data))}): ${rule}`;
      return { ...whole, message: `${subject} ${problem}.` };
    }
    default:
      return limitMistake(error, subject, path);
  }
}

/**
 * YAML reads words such as null, true and 5 as values other than text. The hint tells authors who meant text
 * how to write it.
 */
function wrongType(subject: string, schema: JsonSchema, value: unknown): string {
  const couldBeText = ['null', 'boolean', 'number'].includes(jsonType(value));
  const hint = couldBeText && takesAnyText(schema) ? ': put it in quotes to make it text' : '';
  return `${subject} must be ${permitted(schema)}, not ${value === null ? 'null' : shown(value)}${hint}.`;
}

function takesAnyText({ type, enum: values, anyOf }: JsonSchema): boolean {
  return anyOf?.some(takesAnyText) ?? (type === 'string' && values === undefined);
}

function limitMistake(error: ErrorObject, subject: string, path: Path): SchemaMistake {
  const limit = error.schema as number;
  const bounds: Readonly<Record<string, string>> = {
    minimum: `must be at least ${limit}, not ${error.data}`,
    maximum: `must be at most ${limit}, not ${error.data}`,
    exclusiveMinimum: `must be more than ${limit}, not ${error.data}`,
    exclusiveMaximum: `must be less than ${limit}, not ${error.data}`,
    minLength: `must have at least ${limit} characters`,
    maxLength: `must have at most ${limit} characters`,
    minItems: `must have at least ${limit} ${limit === 1 ? 'item' : 'items'}`,
    maxItems: `must have at most ${limit} items`,
    minProperties: `must have at least ${limit} ${limit === 1 ? 'entry' : 'entries'}`,
    maxProperties: `must have at most ${limit} ${limit === 1 ? 'entry' : 'entries'}`,
  };
  const countsEntries = error.keyword.endsWith('Properties');
  return {
    path,
    part: 'value',
    unreadable: countsEntries ? undefined : path,
    message: `${subject} ${bounds[error.keyword] ?? error.message}.`,
  };
}

function unknownKey(path: Path, key: string, parent: JsonSchema): string {
  const known = Object.keys((parent['properties'] ?? {}) as object);
  const inStep = path[0] === 'steps' && path.length === 3;
  return unknownName(inStep ? (path[2] === 'columns' ? 'need' : 'option') : 'key', key, known);
}

function badName(path: Path, key: string, error: ErrorObject): string {
  const kinds = { inputs: 'an input', parameters: 'a parameter', outputs: 'an output' };
  const kind = path.length === 1 ? kinds[path[0] as keyof typeof kinds] : 'a column';
  return `${clip(key)} is not a valid name for ${kind}: ${RULES[(error.schema as JsonSchema)['pattern'] as string]}.`;
}

/** The subject of a message: the last key, or the item of a list. */
function subjectOf(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return 'The workflow';
  if (typeof last === 'string') return last;
  return path.at(-2) === 'steps' ? `Step ${last + 1}` : `Item ${last + 1} of ${path.at(-2)}`;
}

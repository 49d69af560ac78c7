import { Ajv, type ValidateFunction } from 'ajv';
import type { TSchema } from 'typebox';
import { remembering } from '../caches/remembering.ts';
import type { CatalogueStep } from '../cleansing/dataset-step.ts';
import type { AppendedColumn } from '../cleansing/step.ts';
import { present } from '../present.ts';
import type { Parameter, ParameterValue } from './parameter.ts';
import { isParameterReference } from './workflow.ts';

/** A JSON Schema as data. */
export type JsonSchema = Record<string, unknown> & {
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: JsonSchema;
};

/**
 * The schema of an option as plain JSON. A union of literals becomes an `enum`, which editors show better.
 */
export function plainSchema(schema: TSchema): JsonSchema {
  const plain = JSON.parse(JSON.stringify(schema)) as JsonSchema;
  if ('const' in plain) {
    const { const: only, type: _, ...rest } = plain;
    return { ...rest, enum: [only] };
  }
  if (plain.anyOf?.every((form) => 'const' in form)) {
    const { anyOf, ...rest } = plain;
    return { ...rest, enum: anyOf.map((form) => form['const']) };
  }
  return plain;
}

/**
 * The JSON types (`string`, `number`, `boolean`, `null`, `array`, `object`) of the values that a schema
 * permits.
 */
export function acceptedTypes(schema: JsonSchema): Set<string> {
  if (schema.anyOf !== undefined) return new Set(schema.anyOf.flatMap((form) => [...acceptedTypes(form)]));
  if (schema.enum !== undefined) return new Set(schema.enum.map(jsonType));
  if ('const' in schema) return new Set([jsonType(schema['const'])]);
  return new Set([schema.type ?? []].flat().map((type) => (type === 'integer' ? 'number' : type)));
}

export function jsonType(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/**
 * Describes in words what a schema permits, for messages and tables: `one of a or b`,
 * `an integer from 1 to 10`, `text`.
 */
export function permitted(schema: JsonSchema): string {
  if (schema.title !== undefined) return schema.title;
  if (schema.anyOf !== undefined) return [...new Set(schema.anyOf.map(permitted))].join(', or ');
  if (schema.enum !== undefined) {
    const values = schema.enum.map((value) => (value === '' ? '""' : String(value)));
    if (values.length > 20) return `${values.slice(0, 5).join(', ')}, … (${values.length} values)`;
    return values.length === 1 ? values.join() : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
  }
  const { minimum, maximum } = schema;
  const range =
    minimum !== undefined && maximum !== undefined
      ? ` from ${minimum} to ${maximum}`
      : minimum !== undefined
        ? ` from ${minimum}`
        : maximum !== undefined
          ? ` up to ${maximum}`
          : '';
  switch ([schema.type].flat()[0]) {
    case 'string':
      return 'text';
    case 'integer':
      return `an integer${range}`;
    case 'number':
      return `a number${range}`;
    case 'boolean':
      return 'true or false';
    case 'array':
      return schema.items === undefined ? 'a list' : `a list, each ${permitted(schema.items)}`;
    case 'null':
      return 'null';
    default:
      return 'a mapping';
  }
}

/** The most values of an option to try when finding out which columns it appends. */
const TRIED_VALUES = 100;

/**
 * All values of an option if they are few (an enum, true and false, a short range), otherwise its default
 * alone.
 */
export function everyValue(schema: JsonSchema): readonly unknown[] {
  if (schema.enum !== undefined) return schema.enum.slice(0, TRIED_VALUES);
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap(everyValue);
  if (schema.type === 'boolean') return [true, false];
  const { minimum, maximum } = schema;
  if (schema.type === 'integer' && minimum !== undefined && maximum !== undefined) {
    const count = Math.min(TRIED_VALUES, maximum - minimum + 1);
    return Array.from({ length: count }, (_, at) => minimum + at);
  }
  return 'default' in schema ? [schema['default']] : [];
}

/**
 * The options of a step, with defaults for those that are not given. Defaults belong to whole options, never
 * to a part of one. So this does not need `typebox/value`, whose 300 modules every start would load.
 */
export function withDefaults(
  step: Pick<CatalogueStep, 'options'>,
  options: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const whole: Record<string, unknown> = structuredClone(options);
  for (const [name, schema] of Object.entries<TSchema>(step.options.properties)) {
    if (whole[name] === undefined && 'default' in schema) whole[name] = structuredClone(schema['default']);
  }
  return whole;
}

/**
 * The options, as far as they are known without a job. A reference becomes a value that its parameter may
 * have.
 */
export function knownOptions(
  options: Readonly<Record<string, unknown>>,
  parameters: readonly Parameter[],
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(options).flatMap(([option, value]) => {
      if (!isParameterReference(value)) return [[option, value]];
      const known = knownValues(parameters.find(({ name }) => name === value.parameter));
      return known.length === 0 ? [] : [[option, known[0]]];
    }),
  );
}

/** The values that a parameter may have, as far as they can be listed, default first. */
export function knownValues(parameter: Parameter | undefined): readonly ParameterValue[] {
  if (parameter === undefined) return [];
  const preset = parameter.default === null ? [] : [parameter.default];
  return [...preset, ...(parameter.enum ?? [])];
}

/** The columns that a step appends under these options, with defaults for the others. */
export function appendedColumns(
  step: CatalogueStep,
  options: Readonly<Record<string, unknown>>,
): readonly AppendedColumn[] {
  return step.appends(withDefaults(step, options));
}

/**
 * Values of an option (all, if none are given), each with the columns that the step appends under it and the
 * other given options. Shows whether the option decides which columns there are.
 */
export function appendedByValue(
  step: CatalogueStep,
  option: string,
  options: Readonly<Record<string, unknown>> = {},
  values: readonly unknown[] = everyValue(
    plainSchema(present(step.options.properties[option], `the option ${option}`)),
  ),
): { value: unknown; columns: readonly AppendedColumn[] }[] {
  return values.map((value) => ({
    value,
    columns: appendedColumns(step, { ...options, [option]: value }),
  }));
}

const ajv = new Ajv({
  allErrors: true,
  verbose: true,
  strict: false,
  validateFormats: false,
  // The schemas are made from the catalogue, and compiling the schema of schemas takes 30 ms.
  validateSchema: false,
  // Optimizing the code of a validator takes longer than all its calls.
  code: { optimize: false },
});

/** A validator that finds every mistake against this schema. Compiled once. */
export const validatorOf = remembering(
  new WeakMap<object, ValidateFunction>(),
  (schema): ValidateFunction => ajv.compile(schema),
);

/**
 * What is wrong with an option's value, in words that follow its name; undefined if the value is permitted.
 */
export function optionMistake(schema: TSchema, value: unknown): string | undefined {
  if (validatorOf(schema)(value)) return undefined;
  return `must be ${permitted(plainSchema(schema))}`;
}

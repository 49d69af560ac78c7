import type { Schema } from './operations.ts';

/** A body that breaks its schema, and the field whose name the answer must hold. */
export interface Violation {
  readonly value: unknown;
  readonly field: string;
}

/** One value of every JSON type. */
const ONE_OF_EACH: readonly unknown[] = [null, true, 1, 1.5, 'x', [], {}];

/** Names that a hostile client gives to members: some are inherited by every object, some break patterns. */
const SURPRISES = ['surprise', '__proto__', 'constructor', 'toString', 'a\nb', 'a/b~c', 'x'.repeat(300)];

/** A value that the schema takes. */
export function sample(schema: Schema): unknown {
  if ('const' in schema) return schema.const;
  if (schema.anyOf !== undefined) return sample(schema.anyOf[0]!);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, member]) => [name, sample(member)]),
      );
    case 'array':
      return [];
    case 'string':
      return schema.format === 'date-time' ? '2100-01-01T00:00:00Z' : 'x';
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return schema.minimum ?? 0;
    default:
      return null;
  }
}

/**
 * Every way to break a schema in one place: wrong types, broken limits, members that are missing or unknown,
 * at any depth.
 */
export function* violations(schema: Schema, place = ''): Generator<Violation> {
  const field = place || 'body';
  for (const value of ONE_OF_EACH) if (!takes(schema, value)) yield { value, field };
  if (schema.minimum !== undefined) yield { value: schema.minimum - 1, field };
  if (schema.maximum !== undefined) yield { value: schema.maximum + 1, field };
  if (schema.maxItems !== undefined) yield { value: Array(schema.maxItems + 1).fill({}), field };
  if (schema.items !== undefined) {
    for (const inside of violations(schema.items, `${place}[0]`)) yield { ...inside, value: [inside.value] };
  }
  if (schema.type === 'object') yield* memberViolations(schema, place);
}

function* memberViolations(schema: Schema, place: string): Generator<Violation> {
  const whole = sample(schema) as Record<string, unknown>;
  const at = (name: string) => (place === '' ? name : `${place}.${name}`);
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    for (const inside of violations(member, at(name))) {
      yield { ...inside, value: { ...whole, [name]: inside.value } };
    }
  }
  for (const name of schema.required ?? []) {
    const { [name]: _, ...rest } = whole;
    yield { value: rest, field: at(name) };
  }
  const { additionalProperties, maxProperties } = schema;
  if (additionalProperties === false) {
    for (const name of SURPRISES) yield { value: { ...whole, [name]: 1 }, field: at(name) };
  } else if (typeof additionalProperties === 'object') {
    for (const name of SURPRISES) {
      for (const inside of violations(additionalProperties, at(name))) {
        yield { ...inside, value: { ...whole, [name]: inside.value } };
      }
    }
    if (maxProperties !== undefined) {
      const members = Array.from({ length: maxProperties + 1 }, (_, number) => [`m${number}`, 'x']);
      yield { value: Object.fromEntries(members), field: place };
    }
  }
}

function takes(schema: Schema, value: unknown): boolean {
  if ('const' in schema) return value === schema.const;
  if (schema.anyOf !== undefined) return schema.anyOf.some((one) => takes(one, value));
  switch (schema.type) {
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'array':
      return Array.isArray(value);
    case 'null':
      return value === null;
    case 'integer':
      return Number.isInteger(value);
    case undefined:
      return true;
    default:
      return typeof value === schema.type && schema.format === undefined;
  }
}

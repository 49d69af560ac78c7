import Type, { type Static, type TSchema } from 'typebox';

/**
 * The schema of an object that maps any names to values of one kind. `Type.Record` would use the pattern
 * `^.*$`, which does not match names with a line break. Their values would go unchecked.
 */
export function mapping<T extends TSchema>(
  values: T,
  more: { maxProperties?: number; description?: string; examples?: object[] } = {},
) {
  return Type.Unsafe<Record<string, Static<T>>>({ type: 'object', additionalProperties: values, ...more });
}

import Type, { type Static, type TSchema } from 'typebox';

/**
 * The schema of an object that maps any names to values of one kind. `Type.Record` would say it with the pattern `^.*$`, which
 * passes over names that hold a line break, and with them their values.
 */
export function mapping<T extends TSchema>(
  values: T,
  more: { maxProperties?: number; description?: string; examples?: object[] } = {},
) {
  return Type.Unsafe<Record<string, Static<T>>>({ type: 'object', additionalProperties: values, ...more });
}

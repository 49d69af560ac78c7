import { STATUS } from '../../jobs/status.ts';
import { COLUMN_TYPES } from '../../records/column.ts';
import { PLACEHOLDERS } from './sample-requests.ts';
import { type Operation, withExamples } from './with-examples.ts';

type Json = Record<string, unknown>;

type Paths = Record<string, Record<string, Operation>>;

/** Members whose numbers have names, by schema. The first name belongs to the number 0. */
const NAMED_NUMBERS: readonly { schema: string; member: string; names: readonly string[] }[] = [
  { schema: 'Job', member: 'status', names: Object.keys(STATUS) },
];

/**
 * Adds the details that people and client generators need beyond the schemas that check requests: paths in
 * the order of the tags, names for numbers that have a meaning, parameters that may be left out, and an
 * example of each operation.
 */
export function describeForReaders<Document extends object>(document: Document): Document {
  const {
    paths = {},
    tags = [],
    components,
  } = document as {
    paths?: Paths;
    tags?: readonly { readonly name: string }[];
    components?: { schemas?: Record<string, Json> };
  };
  const schemas = { ...components?.schemas };
  for (const { schema, member, names } of NAMED_NUMBERS) nameNumbers(schemas, schema, member, names);
  nameColumnTypes(schemas);
  const places = new Map(tags.map(({ name }, place) => [name, place]));
  const placeOf = (methods: Paths[string]) =>
    Math.min(...Object.values(methods).map(({ tags: [tag = ''] = [] }) => places.get(tag) ?? places.size));
  const ordered = Object.fromEntries(
    Object.entries(paths)
      .toSorted(([, one], [, other]) => placeOf(one) - placeOf(other))
      .map(([path, methods]) => [path, withEachExample(methods)]),
  );
  const described = { paths: ordered, components: { ...components, schemas } };
  return { ...document, 'x-placeholders': PLACEHOLDERS, ...described };
}

/** The operations of a path, each with an example. */
function withEachExample(methods: Paths[string]): Paths[string] {
  return Object.fromEntries(
    Object.entries(methods).map(([method, operation]) => [
      method,
      withOptionalParameters(withExamples(operation)),
    ]),
  );
}

/**
 * Marks parameters that have a default as optional. The schema that checks requests lists them as required,
 * because the default is filled in before the check. A generated client would therefore ask for them.
 */
function withOptionalParameters(operation: Operation): Operation {
  if (operation.parameters === undefined) return operation;
  const parameters = operation.parameters.map((parameter) => {
    const hasDefault = (parameter['schema'] as Json | undefined)?.['default'] !== undefined;
    return hasDefault ? { ...parameter, required: false } : parameter;
  });
  return { ...operation, parameters };
}

function nameNumbers(
  schemas: Record<string, Json>,
  name: string,
  member: string,
  names: readonly string[],
): void {
  const schema = schemas[name];
  const properties = schema?.['properties'] as Record<string, Json> | undefined;
  if (schema === undefined || properties?.[member] === undefined) return;
  schemas[name] = { ...schema, properties: { ...properties, [member]: named(properties[member], names) } };
}

/** Names the numbers in the members `columns`, which map column names to the numbers of types. */
function nameColumnTypes(schemas: Record<string, Json>): void {
  for (const [name, schema] of Object.entries(schemas)) {
    const properties = schema['properties'] as Record<string, Json> | undefined;
    const columns = properties?.['columns'];
    const type = columns?.['additionalProperties'] as Json | undefined;
    if (columns === undefined || type?.['type'] !== 'integer') continue;
    const described = { ...columns, additionalProperties: named(type, COLUMN_TYPES) };
    schemas[name] = { ...schema, properties: { ...properties, columns: described } };
  }
}

/**
 * Names the numbers of a schema. OpenAPI 3.1 expresses this as `oneOf` with titles. Generators read the two
 * extensions instead, and some mistake the names for the values unless `enum` lists the numbers.
 */
function named(schema: Json, names: readonly string[]): Json {
  return {
    ...schema,
    enum: names.map((_, number) => number),
    oneOf: names.map((title, number) => ({ const: number, title })),
    'x-enum-varnames': names,
    'x-enumNames': names,
  };
}

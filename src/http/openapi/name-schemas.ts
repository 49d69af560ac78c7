import { isDeepStrictEqual } from 'node:util';

/** Members that contain values, not schemas. */
const DATA: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'enum', 'const']);

type Json = { readonly [key: string]: unknown };

/**
 * Names the schemas of a document. A schema with a `title` moves to `components.schemas[title]` and is
 * referred to wherever it is used. So the document is a third as long, and generated clients get named types.
 *
 * @throws Error if two different schemas have the same title
 */
export function nameSchemas<Document extends object>(document: Document): Document {
  const { paths = {}, components = {} } = document as {
    paths?: Json;
    components?: { schemas?: Record<string, Json> };
  };
  const schemas: Record<string, Json> = { ...components.schemas };
  const name = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(name);
    if (typeof value !== 'object' || value === null) return value;
    const named = Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, DATA.has(key) ? inner : name(inner)]),
    );
    const { title, examples, ...rest } = named;
    if (typeof title !== 'string') return named;
    // A schema that is a whole body has lost its examples, which stand beside it.
    const { examples: known, ...same } = schemas[title] ?? { ...rest, title };
    if (!isDeepStrictEqual(same, { ...rest, title })) throw new Error(`Two schemas are called ${title}.`);
    schemas[title] = { ...same, ...((known ?? examples) !== undefined && { examples: known ?? examples }) };
    return { $ref: `#/components/schemas/${title}` };
  };
  return { ...document, paths: name(paths), components: { ...components, schemas } };
}

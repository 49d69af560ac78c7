/** A JSON Schema as the OpenAPI document has it. */
export interface Schema {
  readonly type?: string | string[];
  /** The format of a text. Only `date-time` is used, and in violations.ts only the sample fits it. */
  readonly format?: string;
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly default?: unknown;
}

/** One operation of the OpenAPI document. */
export interface Operation {
  readonly method: string;
  /** With parameters in braces: `/Dataset/{name}/data`. */
  readonly path: string;
  /** The media type of its body, if it has one. */
  readonly mediaType: string | undefined;
  readonly body: Schema | undefined;
  /** Whether it calls a web service. Those accept any body or query and report mistakes in their own form. */
  readonly isWebService: boolean;
  readonly query: readonly { readonly name: string; readonly schema: Schema }[];
}

interface Document {
  readonly paths: Record<string, Record<string, DocumentedOperation>>;
}

interface DocumentedOperation {
  readonly requestBody?: { readonly content: Record<string, { readonly schema: Schema }> };
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: Schema }[];
}

/**
 * Reads the operations of a running service from its own OpenAPI document, so that new routes are tested
 * unasked.
 */
export async function readOperations(url: string): Promise<Operation[]> {
  const text = await (await fetch(`${url}/openapi.json`)).text();
  const { schemas } = (JSON.parse(text) as { components: { schemas: Record<string, Schema> } }).components;
  const document = JSON.parse(text, (_key, value) => schemas[named(value) ?? ''] ?? value) as Document;
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody, parameters = [] }]): Operation => {
      const [mediaType, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
      const query = parameters.filter((parameter) => parameter.in === 'query');
      const isWebService = /^\/[A-Za-z]+\/[A-Za-z]+\.json$|^\/getaddress\.io\//.test(path);
      return { method: method.toUpperCase(), path, mediaType, body: content?.schema, isWebService, query };
    }),
  );
}

/** The schema that a reference refers to. */
function named(value: unknown): string | undefined {
  return (value as { $ref?: string } | null)?.$ref?.replace('#/components/schemas/', '');
}

/** The path of an operation with this value for its parameter, unchanged. */
export function pathWith({ path }: Operation, name: string): string {
  return path.replace(/\{[^}]+\}/, () => name);
}

/** A parameter of an operation in the document. */
export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly example?: unknown;
  readonly schema?: { readonly default?: unknown };
}

interface Shown {
  readonly schema?: object;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

export interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Shown>> };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Readonly<Record<string, Shown>> }>
  >;
}

export interface Document {
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly 'x-placeholders': Readonly<Record<string, string>>;
}

/** An operation with its place in the document. */
export interface Place {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

export function operationsOf({ paths }: Document): Place[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
}

/** The example of a body, which must be there. */
export function exampleOf({ example, examples }: Shown): unknown {
  return examples === undefined ? example : Object.values(examples)[0]!.value;
}

/** The documented status of success: 201 if there is one, otherwise the lowest of 2xx. */
export function successOf({ responses }: Operation): string {
  return '201' in responses ? '201' : Object.keys(responses).find((status) => status.startsWith('2'))!;
}

/**
 * Replaces texts by others wherever they occur, the longest first: the id of a secret is a part of the
 * secret.
 */
export function replaceAll(text: string, pairs: readonly (readonly [string, string])[]): string {
  const ordered = pairs.toSorted(([one], [other]) => other.length - one.length);
  return ordered.reduce((made, [from, to]) => made.replaceAll(from, to), text);
}

/** The client's own values so far: the name of a placeholder → its value. */
export type Own = Record<string, string>;

/**
 * The request that the document shows for an operation, with the caller's own values in place of the
 * placeholders.
 */
export function requestOf(
  { path, method, operation }: Place,
  placeholders: Readonly<Record<string, string>>,
  own: Own,
): { path: string; init: RequestInit } {
  const fill = (text: string) =>
    replaceAll(
      text,
      Object.entries(own).map(([name, value]) => [placeholders[name]!, value]),
    );
  const query = new URLSearchParams();
  let filled = path;
  for (const parameter of operation.parameters ?? []) {
    if (parameter.example === undefined) continue;
    const value = fill(String(parameter.example));
    if (parameter.in === 'query') query.set(parameter.name, value);
    if (parameter.in === 'path') filled = filled.replace(`{${parameter.name}}`, encodeURIComponent(value));
  }
  const headers: Record<string, string> = {};
  const [way] = Object.keys(operation.security?.[0] ?? {});
  if (way === 'ApiKey') query.set('key', own['apiKey']!);
  if (way === 'CompatibilityKey') query.set('api-key', own['apiKey']!);
  if (way === 'BatchApi') headers['authorization'] = `Bearer ${own['accessToken']}`;
  const [body] = Object.entries(operation.requestBody?.content ?? {});
  const init: RequestInit = { method: method.toUpperCase(), headers };
  if (body !== undefined) {
    const [type, shown] = body;
    headers['content-type'] = type;
    const example = exampleOf(shown);
    const text =
      typeof example === 'string'
        ? example
        : type === 'application/x-www-form-urlencoded'
          ? new URLSearchParams(
              Object.entries(example as Own).map(([name, value]): [string, string] => [name, fill(value)]),
            ).toString()
          : JSON.stringify(example);
    init.body = fill(text);
  }
  return { path: query.size > 0 ? `${filled}?${query}` : filled, init };
}

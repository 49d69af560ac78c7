import { type Entries, type Path, textOf } from './outline.ts';

/** The parts of a JSON schema that the workflow schema uses. */
export interface Schema {
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly if?: Schema;
  readonly then?: Schema;
}

/** Every form that the value at a path may have: the schema's alternatives, and what its conditions add. */
export function schemasAt(schema: Schema, path: Path, entries: Entries): Schema[] {
  let forms = formsOf(schema, [], entries);
  for (const [at, key] of path.entries()) {
    const inner = path.slice(0, at + 1);
    forms = forms.flatMap((form) => {
      const next = typeof key === 'number' ? form.items : memberOf(form, key);
      return next === undefined ? [] : formsOf(next, inner, entries);
    });
  }
  return forms;
}

function memberOf({ properties, additionalProperties }: Schema, key: string): Schema | undefined {
  if (properties !== undefined && Object.hasOwn(properties, key)) return properties[key];
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}

function formsOf(schema: Schema, path: Path, entries: Entries): Schema[] {
  const added = (schema.allOf ?? []).flatMap((one) => {
    if (one.if === undefined) return [one];
    return one.then !== undefined && holds(one.if, path, entries) ? [one.then] : [];
  });
  return [schema, ...[...(schema.anyOf ?? []), ...added].flatMap((form) => formsOf(form, path, entries))];
}

/** Whether the keys of the mapping at a path have the constants that a condition asks for. */
function holds({ properties = {} }: Schema, path: Path, entries: Entries): boolean {
  const keys = entries.get(textOf(path));
  return Object.entries(properties).every(([key, { const: value }]) => keys?.get(key) === value);
}

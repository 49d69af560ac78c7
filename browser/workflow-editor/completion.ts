import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { type Entries, outlineOf, type Path, type Place, textOf } from './outline.ts';
import { type Schema, schemasAt } from './schema.ts';

/** Completes keys and values of a workflow file by its schema, and names that the file itself defines. */
export function completeWorkflow(schema: Schema) {
  return ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const { entries, place } = outlineOf(state.doc.toString(), pos);
    if (place === undefined || (!explicit && place.typed === '' && place.kind === 'key')) return null;
    const options = place.kind === 'key' ? keysAt(schema, place, entries) : valuesAt(schema, place, entries);
    if (options.length === 0) return null;
    return { from: pos - place.typed.length, options, validFor: /^[\w*-]*$/ };
  };
}

function keysAt(schema: Schema, { path, isFlow }: Place, entries: Entries): Completion[] {
  const present = entries.get(textOf(path));
  const known = new Map<string, Schema>();
  // Schemas that a condition adds come later, and describe the key more precisely.
  for (const { properties = {} } of schemasAt(schema, path, entries))
    for (const [key, value] of Object.entries(properties)) known.set(key, value);
  return [...known]
    .filter(([key]) => !present?.has(key))
    .map(([key, value]) => ({
      label: key,
      type: 'property',
      apply: !isFlow && isMapping(value) ? `${key}:\n${' '.repeat(2 * depth(path) + 2)}` : `${key}: `,
      ...described(value),
    }));
}

/** How deep a path is indented, in steps of two columns. A list item is one step deeper than its list. */
const depth = (path: Path): number => path.length;

const isMapping = ({ type, properties, additionalProperties }: Schema): boolean =>
  type === 'object' && (properties !== undefined || typeof additionalProperties === 'object');

function valuesAt(schema: Schema, { path }: Place, entries: Entries): Completion[] {
  const own = namesAt(path, entries).map((label): Completion => ({ label, type: 'variable' }));
  const forms = schemasAt(schema, path, entries);
  const values = forms.flatMap((form): Completion[] => {
    const preset = forms.find((other) => other.default !== undefined)?.default;
    const permitted = form.enum ?? (form.type === 'boolean' ? [true, false] : []);
    return permitted.map((value) => ({
      label: String(value),
      type: 'enum',
      ...(value === preset && { detail: 'default' }),
      ...(path.at(-1) === 'step' && describedStep(schema, String(value))),
    }));
  });
  return [...own, ...values];
}

/** Names that the file defines and that fit at a path: columns, inputs, parameters, steps. */
function namesAt(path: Path, entries: Entries): string[] {
  const keys = (...at: Path) => [...(entries.get(textOf(at))?.keys() ?? [])];
  const last = path.at(-1);
  if (last === 'parameter') return keys('parameters');
  if (last === 'input' || last === 'reference') return keys('inputs');
  if (path[0] === 'steps' && path[2] === 'columns') {
    const columns = keys('inputs').flatMap((input) => keys('inputs', input, 'columns'));
    const renamed = [...entries].flatMap(([at, names]) =>
      at.startsWith('steps') && at.endsWith('rename') ? [...names.values()] : [],
    );
    return [...new Set([...columns, ...renamed])];
  }
  return [];
}

function described({ description, default: preset }: Schema): Partial<Completion> {
  const text = [description, preset !== undefined && `Default: ${JSON.stringify(preset)}.`]
    .filter(Boolean)
    .join(' ');
  return text === '' ? {} : { info: text };
}

function describedStep(schema: Schema, name: string): Partial<Completion> {
  const { allOf = [] } = schema.properties?.['steps']?.items ?? {};
  const found = allOf.find((one) => one.if?.properties?.['step']?.const === name);
  return found?.then?.description === undefined ? {} : { info: found.then.description };
}

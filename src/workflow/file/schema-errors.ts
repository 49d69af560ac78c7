import type { ErrorObject } from 'ajv';
import { remembering } from '../../caches/remembering.ts';
import type { Catalogue } from '../../cleansing/catalogue.ts';
import { validatorOf } from '../option.ts';
import { workflowSchema } from './schema.ts';

/** {@link workflowSchema} in parts, so that a workflow is checked only against the rules of its own steps. */
interface Parts {
  /** The schema without the rules of single steps. */
  readonly file: object;
  /** The rules of each step by its name, for the entries of the workflow that use it. */
  readonly steps: ReadonlyMap<string, object>;
}

/**
 * Returns every violation of {@link workflowSchema}. Compiles the rules of a step when a workflow first uses
 * it, because compiling the rules of the whole catalogue takes 0.4 s, which is half of a short `fettle run`.
 *
 * @param content the content of a workflow file as the YAML parser returns it. It may hold anything
 */
export function schemaErrors(content: object, catalogue: Catalogue): ErrorObject[] {
  const { file, steps } = partsOf(catalogue);
  const errors = errorsOf(file, content);
  const entries = 'steps' in content && Array.isArray(content.steps) ? content.steps : [];
  for (const [at, entry] of (entries as unknown[]).entries()) {
    const name = nameOf(entry);
    const rules = name === undefined ? undefined : steps.get(name);
    if (rules === undefined) continue;
    for (const error of errorsOf(rules, entry)) {
      const instancePath = `/steps/${at}${error.instancePath}`;
      errors.push({ ...error, instancePath, schemaPath: `${name}${error.schemaPath}` });
    }
  }
  return errors;
}

const partsOf = remembering(new WeakMap<Catalogue, Parts>(), (catalogue): Parts => {
  const schema = workflowSchema(catalogue);
  const { steps } = schema.properties;
  const { allOf, ...entry } = steps.items;
  return {
    file: { ...schema, properties: { ...schema.properties, steps: { ...steps, items: entry } } },
    steps: new Map(allOf.map((rule) => [rule.if.properties.step.const, rule.then])),
  };
});

function errorsOf(schema: object, value: unknown): ErrorObject[] {
  const validate = validatorOf(schema);
  return validate(value) ? [] : [...(validate.errors ?? [])];
}

/** The name of the step in an entry of the list, if it has one. */
function nameOf(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null || !('step' in entry)) return undefined;
  return typeof entry.step === 'string' ? entry.step : undefined;
}

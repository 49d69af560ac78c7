import { present } from '../present.ts';
import type { Workflow, WorkflowInput } from '../workflow/workflow.ts';
import { UsageError } from './usage-error.ts';

/** The option `--map` of commands that read CSV files for a workflow. */
export const MAP_OPTION = [
  '--map <column=heading>',
  'a column of the file to use as a column of the workflow, for example email=e_mail; once for each',
] as const;

/**
 * Distributes `--map` among the inputs of a workflow. `email=mail` goes to the input that needs `email`. If
 * several inputs do, `Contacts.email=mail` chooses one.
 *
 * @returns input → column of the workflow → column of the file
 */
export function mapsOfInputs(
  { inputs }: Workflow,
  given: Readonly<Record<string, string>>,
): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const maps = new Map<string, Record<string, string>>(inputs.map(({ name }) => [name, {}]));
  for (const [target, from] of Object.entries(given)) {
    const option = `--map ${target}=${from}`;
    const dot = target.indexOf('.');
    const column = target.slice(dot + 1);
    const among = dot < 0 ? inputs : inputs.filter(({ name }) => name === target.slice(0, dot));
    const [input, ...others] = among.filter(({ columns }) => columns.some(({ name }) => name === column));
    if (input === undefined) throw new UsageError(`\`${option}\`: ${columnsNeeded(inputs)}`);
    if (others.length > 0) {
      const ways = [input, ...others].map(({ name }) => `\`--map ${name}.${column}=${from}\``);
      throw new UsageError(
        `\`${option}\`: several inputs have the column \`${column}\`. Choose with ${ways.join(' or ')}.`,
      );
    }
    const map = present(maps.get(input.name), `the input ${input.name}`);
    const other = Object.keys(map).find((mapped) => map[mapped] === from);
    if (other !== undefined) {
      throw new UsageError(`\`${option}\`: the column \`${from}\` is already mapped to \`${other}\`.`);
    }
    map[column] = from;
  }
  return maps;
}

/** What needs a column of an input, for messages. */
export function whatNeeds({ steps }: Workflow, input: string, column: string): string {
  const step = steps.find(
    (one) =>
      (one.input === input && Object.values(one.columns).includes(column)) ||
      (one.reference?.input === input && Object.values(one.reference.columns).includes(column)),
  );
  return step === undefined ? `input \`${input}\` of the workflow` : `step \`${step.id}\``;
}

function columnsNeeded(inputs: readonly WorkflowInput[]): string {
  const needed = inputs.map(({ name, columns }) => {
    const names = columns.map((column) => `\`${column.name}\``).join(', ');
    return `input \`${name}\` needs ${names === '' ? 'no column' : names}`;
  });
  return `the workflow has no such column. Its ${needed.join('; ')}.`;
}

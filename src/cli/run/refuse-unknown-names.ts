import type { Workflow } from '../../workflow/workflow.ts';
import { mapsOfInputs } from '../column-map.ts';
import { UsageError } from '../usage-error.ts';
import type { RunOptions } from './run-options.ts';

/**
 * Checks the names of inputs, outputs and mapped columns against the workflow, before any file is touched.
 *
 * @throws UsageError
 */
export function refuseUnknownNames(workflow: Workflow, { input, output, map }: RunOptions): void {
  for (const name of Object.keys(input)) refuseUnknown('input', name, workflow.inputs);
  for (const name of Object.keys(output)) refuseUnknown('output', name, workflow.outputs);
  for (const { name } of workflow.inputs) {
    if (!Object.hasOwn(input, name)) {
      throw new UsageError(
        `The input ${name} of the workflow is missing. Name its file with \`--input ${name}=FILE\`.`,
      );
    }
  }
  if (Object.keys(output).length === 0) {
    const names = workflow.outputs.map(({ name }) => `\`--output ${name}=FILE\``);
    throw new UsageError(`No output is named. Name at least one: ${names.join(', ')}.`);
  }
  mapsOfInputs(workflow, map);
}

function refuseUnknown(kind: 'input' | 'output', name: string, known: readonly { name: string }[]): void {
  const names = known.map((one) => one.name);
  if (names.includes(name)) return;
  throw new UsageError(
    `--${kind} ${name}: the workflow has no such ${kind}. Its ${kind}s are ${names.join(', ')}.`,
  );
}

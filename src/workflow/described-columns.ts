import { type Catalogue, knownStep } from '../cleansing/catalogue.ts';
import type { AppendedColumn } from '../cleansing/step.ts';
import { itemAt, present } from '../present.ts';
import type { Column } from '../records/column.ts';
import { appendedColumns, knownOptions, withDefaults } from './option.ts';
import { outputColumns } from './output-columns.ts';
import { type Layout, layOut } from './planned-step.ts';
import {
  ALL_OTHERS,
  type Workflow,
  type WorkflowInput,
  type WorkflowOutput,
  type WorkflowStep,
} from './workflow.ts';

/** A column of an output, and the step that makes it. */
export interface DescribedColumn extends Column {
  /** The id of the step, or `you` for a column of the input. */
  readonly madeBy: string;
  readonly description: string;
}

/**
 * The columns of an output if the input has only the required columns, and the place of the client's other
 * columns, if the output has them.
 */
export function describedColumns(
  workflow: Workflow,
  output: WorkflowOutput,
  catalogue: Catalogue,
): { columns: DescribedColumn[]; carried: string | undefined } {
  const ofOutput = workflow.inputs.find(({ name }) => name === output.input);
  const input = present(ofOutput, `the input ${output.input}`);
  const steps = workflow.steps.filter((step) => step.input === input.name);
  const planned = steps.map((step) => {
    const made = knownStep(step.step, catalogue);
    const { id, columns, rename } = step;
    const options = withDefaults(made, knownOptions(step.options, workflow.parameters));
    return { id, step: step.step, columns, rename, options };
  });
  const layout = layOut(input.columns, planned, catalogue);
  if (output.step !== undefined) return givenColumns(output.step, layout, output);
  const described: DescribedColumn[] = input.columns.map((column) => ({ ...column, madeBy: 'you' }));
  for (const step of steps) {
    for (const column of appendedBy(workflow, step, catalogue))
      described.push({ ...column, madeBy: step.id });
  }
  const columns = outputColumns(layout, output).map(({ name, type, position }) => {
    const { madeBy, description } = itemAt(described, position);
    return { name, type, madeBy, description };
  });
  return { columns, carried: whereCarried(output, columns, input) };
}

/** The columns of a step's second output. */
function givenColumns(
  id: string,
  layout: Layout,
  output: WorkflowOutput,
): { columns: DescribedColumn[]; carried: undefined } {
  const placedStep = layout.steps.find((placed) => placed.planned.id === id);
  const { step, planned } = present(placedStep, `the step ${id}`);
  const given = step.gives?.(planned.options) ?? [];
  const columns = outputColumns(layout, output).map(({ name, type, position }) => ({
    name,
    type,
    madeBy: id,
    description: itemAt(given, position).description,
  }));
  return { columns, carried: undefined };
}

function whereCarried(
  output: WorkflowOutput,
  columns: readonly DescribedColumn[],
  input: WorkflowInput,
): string | undefined {
  const others = output.columns?.findIndex(({ from }) => from === ALL_OTHERS) ?? 0;
  if (others < 0) return undefined;
  const named = new Set(output.columns?.map(({ from }) => from));
  const own = input.columns.filter(({ name }) => !named.has(name)).length;
  const before = columns[others + own - 1];
  return before === undefined ? 'first' : `after \`${before.name}\``;
}

/** The columns that a step of a workflow appends. */
export function appendedBy(
  workflow: Workflow,
  entry: WorkflowStep,
  catalogue: Catalogue,
): readonly AppendedColumn[] {
  const step = catalogue.find(({ name }) => name === entry.step);
  return step === undefined ? [] : appendedColumns(step, knownOptions(entry.options, workflow.parameters));
}

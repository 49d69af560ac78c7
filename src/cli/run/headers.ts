import { outputColumns } from '../../workflow/output-columns.ts';
import { layOut } from '../../workflow/planned-step.ts';
import type { ChainFiles } from './cleanse.ts';

/** Begins each output with its columns. The client's own columns keep the headings of the file; appended and renamed ones have their names. */
export async function beginOutputs({ plan, input, outputs }: ChainFiles): Promise<void> {
  const layout = layOut(plan.columns, plan.steps);
  const { labels } = input.reader.layout.header;
  for (const [at, output] of outputs.entries()) {
    if (output === undefined) continue;
    const { step } = plan.outputs[at]!;
    const columns = outputColumns(layout, plan.outputs[at]!);
    const headings = columns.map(({ name, position }) =>
      step === undefined && layout.columns[position]!.name === name ? (labels[position] ?? name) : name,
    );
    await output.begin(columns, headings);
  }
}

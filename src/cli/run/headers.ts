import { type CsvStyle, CsvWriter } from '../../records/csv-writer.ts';
import { outputColumns } from '../../workflow/output-columns.ts';
import { layOut } from '../../workflow/planned-step.ts';
import type { ChainFiles } from './cleanse.ts';

/** The client's own columns keep the headings of the file; appended and renamed ones have their names. */
export async function writeHeaders({ plan, input, outputs }: ChainFiles): Promise<void> {
  const layout = layOut(plan.columns, plan.steps);
  const { labels } = input.reader.layout.header;
  for (const [at, output] of outputs.entries()) {
    if (output === undefined) continue;
    const { step } = plan.outputs[at]!;
    const columns = outputColumns(layout, plan.outputs[at]!);
    const headings = columns.map(({ name, position }) =>
      step === undefined && layout.columns[position]!.name === name ? (labels[position] ?? name) : name,
    );
    await output.write(new CsvWriter(columns, styleOf(output.path)).header(headings));
  }
}

/** How a file of this name is written: `.tsv` and `.tsv.gz` with tabs, others with commas. */
export function styleOf(path: string): CsvStyle {
  return { delimiter: /\.tsv(?:\.gz)?$/i.test(path) ? '\t' : ',' };
}

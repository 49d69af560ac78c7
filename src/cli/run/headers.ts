import type { OpenedChain } from '../../engine/opened-chain.ts';
import { itemAt } from '../../present.ts';
import type { Input } from '../files/input.ts';
import type { TableOutput } from '../files/table-output.ts';

/**
 * Begins each output with its columns. Columns of the file keep their headings. Appended and renamed columns
 * have their names as headings.
 */
export async function beginOutputs(
  { plan, layout, outputs: columnsOf }: OpenedChain,
  input: Input,
  outputs: readonly (TableOutput | undefined)[],
): Promise<void> {
  const { labels } = input.reader.layout.header;
  for (const [at, output] of outputs.entries()) {
    const columns = columnsOf[at];
    if (output === undefined || columns === undefined) continue;
    const { step } = itemAt(plan.outputs, at);
    const headings = columns.map(({ name, position }) =>
      step === undefined && layout.columns[position]?.name === name ? (labels[position] ?? name) : name,
    );
    await output.begin(columns, headings);
  }
}
